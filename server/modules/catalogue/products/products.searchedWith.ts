import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { stemsOf } from '../../../search/stems.ts';
import { storedSynonyms } from '../../../search/synonyms.ts';
import { tokensOf } from '../../../search/tokens.ts';
import { definitionsOf, readDefinitions } from '../references/definitions.ts';
import { kinds } from '../references/kinds.store.ts';
import { storedPins } from '../references/pins.store.ts';

/** Returns the words of a name with their stems. */
export const formsOf = (name: string) => tokensOf(name).flatMap(({ text }) => [text, ...stemsOf(text)]);

async function read(db: Tx) {
  const pins = await storedPins(db);
  const kindNames = (await kinds.list(db)).map(({ id, name }) => ({ id, words: formsOf(name) }));
  return { pins, kindNames, synonyms: await storedSynonyms(db) };
}

const readOnce = cachedByRevision(read);

/** Returns what every search of products is read with, at once, since each would ask for the revision. */
export const searchedWith = async (db: Tx) => (isStore(db) ? readOnce(db) : read(db));

/** Returns the attributes by whose names a search may state values. */
export const attributesFor = async (db: Tx) => [
  ...(isStore(db) ? await definitionsOf(db) : await readDefinitions(db)).attributes.values(),
];

const isStore = (db: Tx): db is Db => 'revision' in db;
