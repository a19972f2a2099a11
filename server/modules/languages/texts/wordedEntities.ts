import type { Words } from '../../../entity/words.ts';
import { entities } from '../../entities.ts';

export type WordedEntity = Words & { entity: string };

/** All entities whose things have texts in other languages. */
export const wordedEntities: readonly WordedEntity[] = entities.flatMap(({ name, words }) =>
  words ? [{ ...words, entity: name }] : [],
);

export function wordedEntity(name: string): WordedEntity {
  const found = wordedEntities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`${name} has no texts in other languages.`);
  return found;
}

/** Returns the name of an entity as the API writes it: 'PRIVACY_NOTICE'. */
export const apiName = (entity: string): string => entity.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Returns the name of an entity that the API writes so. */
export const entityNamed = (name: string): string =>
  name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
