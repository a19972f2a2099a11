import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Figures that grow with what the product can do: `bytes` of a first visit by page and kind, brotli bytes of each file of the
 * build, and SQL `statements` of an operation. The table holds them as they were when they were last accepted, which
 * `npm run bench:bytes` writes.
 */
export type Table = {
  bytes: Record<string, Record<string, number>>;
  files: Record<string, number>;
  statements: Record<string, number>;
};

const file = 'proof/bench/bytes/table.json';
const accepts = process.env.BYTES === 'accept';

/** Room above the accepted figures: a feature fits in, twice as much does not. */
const room = 1.1;

export const readTable = () => JSON.parse(readFileSync(file, 'utf8')) as Table;

/** The most that a figure of the table may be. */
export const budgetOf = (accepted: number) => Math.ceil(room * accepted);

/** Returns a line for each figure that is over its budget, and accepts the new ones where that was asked for. */
export function judge<Part extends keyof Table>(part: Part, found: Table[Part]): string[] {
  const table = readTable();
  if (accepts) {
    writeFileSync(file, `${JSON.stringify({ ...table, [part]: found }, null, 1)}\n`);
    return [];
  }
  const accepted = flat(table[part]);
  return Object.entries(flat(found)).flatMap(([what, now]) => {
    const before = accepted[what] ?? 0;
    return now > budgetOf(before)
      ? [`${what}: ${now}, where ${budgetOf(before)} are allowed (accepted: ${before})`]
      : [];
  });
}

/** Returns the files that have grown since their figures were accepted, with the most grown first. */
export function grown(files: Table['files']): string[] {
  const { files: before } = readTable();
  return Object.entries(files)
    .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name, more]) => `${name} + ${more}`);
}

const flat = (part: Table[keyof Table]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === 'number'
        ? [[name, value] as const]
        : Object.entries(value as Record<string, number>).map(([kind, one]) => [`${kind} of ${name}`, one] as const),
    ),
  );
