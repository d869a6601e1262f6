/** Fifteen unit glyphs, each in a box of 24 by 24. `hole` parts show the body colour through. */
export type UnitId =
  | 'infantry'
  | 'guard'
  | 'police'
  | 'paratroopers'
  | 'marines'
  | 'gunboat'
  | 'air'
  | 'helicopter'
  | 'students'
  | 'rioters'
  | 'strikers'
  | 'marchers'
  | 'bank_guards'
  | 'militia'
  | 'peoples_militia';

export interface Glyph {
  readonly fill?: string;
  readonly shade?: string;
  readonly stroke?: { readonly d: string; readonly width: number };
  readonly hole?: string;
  readonly holeStroke?: { readonly d: string; readonly width: number };
}

export const CROWDS: readonly UnitId[] = ['students', 'rioters', 'strikers', 'marchers'];
export const HIRED: readonly UnitId[] = ['helicopter', 'bank_guards', 'militia', 'peoples_militia'];

export const GLYPHS: Readonly<Record<UnitId, Glyph>> = {
  infantry: { fill: 'M3 14c0-7 4-10 9-10s9 3 9 10l2 1v2H1v-2z', shade: 'M6 18h12l-2 3H8z' },
  guard: {
    fill: 'M7 14V7c0-4 2-6 5-6s5 2 5 6v7zM5 14h14v3H5z',
    stroke: { d: 'M12 0c3-1 4 2 2 4', width: 1.5 },
    shade: 'M7 18h10l-1 4H8z',
  },
  police: {
    fill: 'M3 9c3-5 6-6 9-6s6 1 9 6l-3 4H6z',
    shade: 'M5 14h14c-1 3-4 4-7 4s-6-1-7-4z',
    hole: 'M12 5l1.1 2.2 2.4.3-1.7 1.7.4 2.4-2.2-1.1-2.2 1.1.4-2.4L8.5 7.5l2.4-.3z',
  },
  paratroopers: {
    fill: 'M2 11C2 5 6 2 12 2s10 3 10 9c-2-1.5-4-1.5-5 0-1.5-1.5-3.5-1.5-5 0-1.5-1.5-3.5-1.5-5 0-1-1.5-3-1.5-5 0zM9.5 20.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
    stroke: { d: 'M3 11l8 8M21 11l-8 8M12 11v8', width: 1 },
  },
  marines: {
    fill: 'M3 13c0 6 4 9 9 9s9-3 9-9l-3 2c0 3-3 4-6 4s-6-1-6-4zM6 9h12v2.5H6z',
    stroke: { d: 'M11 7v15M13 7v15M9.5 4.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z', width: 2 },
  },
  gunboat: { fill: 'M1 15h22l-3 6H4zM5 10h9v4H5zM8 5h3v4H8zM14 11l8-3 .7 1.6L15 13z' },
  air: { fill: 'M12 1c1.5 0 2 2 2 5l8 6v3l-8-3v5l3 3v2l-5-1.5L7 22v-2l3-3v-5l-8 3v-3l8-6c0-3 .5-5 2-5z' },
  helicopter: {
    fill: 'M2 3h20v2H2zM11 4h2v4h-2zM4 8h11l8 3v2h-6c-1 4-3 5-7 5-5 0-7-3-6-10zM5 21h13v1.8H5zM8 17h1.5v4H8zM14 17h1.5v4H14z',
  },
  students: { fill: 'M12 3l11 5-11 5L1 8zM5 11v5c2 3 12 3 14 0v-5l-7 3z', stroke: { d: 'M21 9v8', width: 1.6 } },
  rioters: { fill: 'M10 9h4l1 4v9H9v-9zM12 0c4 3 3 6 0 8-3-2-3-4-1-5 .5-1 1-2 1-3z' },
  strikers: {
    fill: 'M7 10V6.5a1.5 1.5 0 013 0V5a1.5 1.5 0 013 0v.5a1.5 1.5 0 013 0v1a1.5 1.5 0 013 0V13c0 3-2 5-4 6v4H8v-4c-2-1-3-3-3-6l2-1z',
  },
  marchers: { fill: 'M2 3h20v9H2zM4 12h2v10H4zM18 12h2v10h-2z', holeStroke: { d: 'M5 6h14M5 9h9', width: 1.4 } },
  bank_guards: {
    fill: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM11.5 10l10 10-2 2-2-2-2 2-2-2 1-2-5-5z',
    hole: 'M5.7 8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z',
  },
  militia: { fill: 'M10 1h4v7h7v4h-7v11h-4V12H3V8h7z' },
  peoples_militia: { fill: 'M11 11h2v12h-2zM5 1h2v7h4V1h2v7h4V1h2v8c0 3-2 4-7 4S5 12 5 9z' },
};
