import { setImmediate } from 'node:timers/promises';

/** Values in one statement: an engine takes only so many, and a long one would hold others up. */
const most = 200;

/** Reads in parts what is asked for by many values, each once, and lets others in between. */
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
