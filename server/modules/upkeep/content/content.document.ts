import { z } from 'zod';
import { answersOf } from '../../../entity/entity.ts';
import { may, work, type Asker } from '../../../rights/may.ts';
import { entities } from '../../entities.ts';

/** The parts are in the order in which the document names them. */
export const parts = answersOf(entities, 'content');

/** Returns the keys of the parts that somebody does not work with, and so writes none of. */
export const beyond = (asker: Asker): string[] =>
  entities.flatMap((entity) => (!entity.content || may(asker, work(entity)) ? [] : [entity.content.key]));

const schemasOf = (isBeside: boolean) =>
  Object.fromEntries(
    parts.filter((part) => part.isBeside === isBeside).map(({ key, schema }) => [key, schema.optional()]),
  );

/**
 * Content is imported and exported as this document. Its shape is that of the old document store. Its values are
 * checked by the rules of the API's inputs.
 */
export const contentDocument = z
  .object({ information: z.object(schemasOf(false)).default({}), ...schemasOf(true) })
  .transform(({ information, ...beside }): ContentValues => ({ ...information, ...beside }));

/** The key is that of the part; parts that the document lacks are missing. */
export type ContentValues = Record<string, unknown>;

/** A part is written after those whose rows it names. */
export const inWriteOrder = parts.reduce<typeof parts>((ordered) => {
  const isDone = (key: string) => ordered.some((part) => part.key === key);
  const next = parts.find(({ key, after }) => !isDone(key) && after.every(isDone));
  if (!next) throw new Error('Parts of a content document wait for each other: see `after` in the entities.');
  return [...ordered, next];
}, []);
