import { isDeepStrictEqual } from 'node:util';

/** Tells whether a row already holds all of these values, so that nothing is to be written. */
export const holds = (row: object, values: object) =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(row[name as never], value));
