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
