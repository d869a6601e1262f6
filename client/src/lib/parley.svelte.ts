/** What lies open beside the table: the talk of one room, or the deal desk at one of its pages. */
export type DeskPage = 'offers' | 'make' | 'promises';

class Parley {
  talk = $state(false);
  desk = $state(false);
  /** Unless somebody says where to, the desk opens where there is something to do. */
  page = $state<DeskPage | null>(null);
  /** The room that is looked at and spoken in. */
  room = $state(0);
  /** The offer that is being answered with another one. */
  counter = $state<number | null>(null);
  /** Somebody to whom an offer is to be made. */
  partner = $state<number | null>(null);
  /** Whose file lies open. */
  dossier = $state<number | null>(null);
  /** Offers whose slip was put aside. */
  aside = $state.raw<readonly number[]>([]);

  openTalk(room = this.room): void {
    this.room = room;
    this.talk = true;
  }

  openDesk(page: DeskPage | null = null, counter: number | null = null): void {
    this.page = page;
    this.counter = counter;
    this.desk = true;
    this.talk = false;
  }

  putAside(offer: number): void {
    this.aside = [...this.aside, offer];
  }

  /** Another table: everything is closed. */
  reset(): void {
    this.talk = this.desk = false;
    this.room = 0;
    this.page = null;
    this.counter = this.partner = this.dossier = null;
    this.aside = [];
  }
}

export const parley = new Parley();
