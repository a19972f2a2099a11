import { z } from 'zod';
import { answersOf } from '../../../entity/entity.ts';
import { entities } from '../../entities.ts';

/** The parts of a content document, in the order in which the document names them. */
export const parts = answersOf(entities, 'content');

const schemasOf = (isBeside: boolean) =>
  Object.fromEntries(
    parts.filter((part) => part.isBeside === isBeside).map(({ key, schema }) => [key, schema.optional()]),
  );

/**
 * The document that content moves in and out by. Its shape is the old document store's. What was entered is checked by the
 * rules of the API's inputs.
 */
export const contentDocument = z
  .object({ information: z.object(schemasOf(false)).default({}), ...schemasOf(true) })
  .transform(({ information, ...beside }) => ({ ...information, ...beside }) as ContentValues);

/** The value of each part that the document has, by its key. */
export type ContentValues = Record<string, unknown>;

/** A part is written after those whose rows it names. */
export const inWriteOrder = parts.reduce<typeof parts>((ordered) => {
  const isDone = (key: string) => ordered.some((part) => part.key === key);
  const next = parts.find(({ key, after }) => !isDone(key) && after.every(isDone));
  if (!next) throw new Error('Parts of a content document wait for each other: see `after` in the entities.');
  return [...ordered, next];
}, []);
