import { setImmediate } from 'node:timers/promises';

/** The most values in one statement: engines limit them, and a long statement would delay others. */
const most = 200;

/** Reads by many values in several statements, each value once, and lets other work in between. */
export async function inParts<Value, Row>(
  values: Value[],
  read: (part: Value[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const different = [...new Set(values)];
  const rows: Row[] = [];
  for (let at = 0; at < different.length; at += most) {
    if (at > 0) await setImmediate();
    rows.push(...(await read(different.slice(at, at + most))));
  }
  return rows;
}

/** Groups rows by a key of theirs, in the order in which the keys come. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
