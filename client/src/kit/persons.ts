/**
 * The fourteen persons of the house: the name belongs to the face, the ground behind it to the seat.
 * `src/camarilla/bots/persons.py` has the same names; a test compares them.
 */
import type { Component } from 'svelte';
import Aurelio from './art/persons/Aurelio.svelte';
import Bianca from './art/persons/Bianca.svelte';
import Cobro from './art/persons/Cobro.svelte';
import Crane from './art/persons/Crane.svelte';
import Dinamita from './art/persons/Dinamita.svelte';
import Kaltwasser from './art/persons/Kaltwasser.svelte';
import Ledger from './art/persons/Ledger.svelte';
import Niebla from './art/persons/Niebla.svelte';
import Ocaso from './art/persons/Ocaso.svelte';
import Perpetua from './art/persons/Perpetua.svelte';
import Polvora from './art/persons/Polvora.svelte';
import Siesta from './art/persons/Siesta.svelte';
import Valise from './art/persons/Valise.svelte';
import Vesuvia from './art/persons/Vesuvia.svelte';

export interface Person {
  readonly id: string;
  readonly Face: Component;
}

export const PERSONS: Readonly<Record<string, Person>> = {
  'Doña Perpetua': { id: 'perpetua', Face: Perpetua },
  'Madame Vesuvia': { id: 'vesuvia', Face: Vesuvia },
  'Tía Dinamita': { id: 'dinamita', Face: Dinamita },
  'Contessa Bianca': { id: 'bianca', Face: Bianca },
  'Lady Ledger': { id: 'ledger', Face: Ledger },
  'Abuela Pólvora': { id: 'polvora', Face: Polvora },
  'Miss Oswin Crane': { id: 'crane', Face: Crane },
  'Don Aurelio': { id: 'aurelio', Face: Aurelio },
  'Coronel Siesta': { id: 'siesta', Face: Siesta },
  'General Ocaso': { id: 'ocaso', Face: Ocaso },
  'Baron Kaltwasser': { id: 'kaltwasser', Face: Kaltwasser },
  'Capitán Niebla': { id: 'niebla', Face: Niebla },
  'Señor Cobro': { id: 'cobro', Face: Cobro },
  'Monsieur Valise': { id: 'valise', Face: Valise },
};

/** The person of this name; anybody else has the face of his family. */
export function personOf(name: string | undefined): Person | undefined {
  return name !== undefined && Object.hasOwn(PERSONS, name) ? PERSONS[name] : undefined;
}
