import type { Answers, Columns, Sheet } from './sheetTypes.ts';

/** Returns what the prices contain, as an admin or the heading of their column says; null when neither does. */
export const basisOf = (sheet: Sheet | undefined, columns: Columns, { prices }: Answers) =>
  prices ?? sheet?.columns[columns.indexOf('price')]?.prices ?? null;
