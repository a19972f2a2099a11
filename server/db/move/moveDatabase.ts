import { areSame, compareTables, copyTables, type Compared } from './copyTables.ts';
import { openFolderSource, openFolderTarget } from './openFolder.ts';
import { serverName } from '../sqlite/moveNote.ts';
import { openServerSource, openServerTarget } from './openServer.ts';
import type { Table } from './side.ts';

/** A move has one end of each kind: a folder with its file, and a database on a server. */
export type Move = { dataDir: string; url: string; isToServer: boolean };

/** Receives the progress, like `Progress` of server/jobs. */
type Following = { expect(pieces: number): void; advance(pieces?: number): Promise<void> };

/**
 * Copies every row into an empty database, then reads both completely and compares them; the source stays unchanged. After
 * an interruption, the same command continues. Throws an Error with one clear sentence.
 */
export async function moveDatabase({ dataDir, url, isToServer }: Move, following: Following): Promise<Compared[]> {
  const source = isToServer ? openFolderSource(dataDir) : await openServerSource(url);
  try {
    const target = isToServer
      ? await openServerTarget(url, source.side.name)
      : await openFolderTarget(dataDir, serverName(url));
    try {
      const tables = sharedTables(source.tables, target.tables);
      for (const table of tables) {
        const rows = await source.side.count(table);
        following.expect(3 * rows - (await target.side.count(table)));
      }
      const advance = (rows: number) => following.advance(rows);
      await copyTables(source.side, target.side, tables, advance);
      const compared = await compareTables(source.side, target.side, tables, advance);
      refuseDifferences(compared);
      await target.finish();
      return compared;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

type Known = Table[] | Map<string, string[]>;

/** The tables of both sides, described by the one on the server, which knows more of them. */
export function sharedTables(some: Known, others: Known): Table[] {
  const [tables, names] = Array.isArray(some) ? [some, others] : [others, some];
  if (!Array.isArray(tables) || Array.isArray(names)) throw new Error('A move has one end of each kind.');
  const shape = (name: string, columns: string[]) => `${name}(${columns.toSorted().join()})`;
  const here = tables.map(({ name, columns }) =>
    shape(
      name,
      columns.map((column) => column.name),
    ),
  );
  const there = new Set([...names].map(([name, columns]) => shape(name, columns)));
  const odd = here.find((table) => !there.has(table));
  if (odd !== undefined || here.length !== there.size) {
    throw new Error(
      `The two databases have not the same tables (${odd ?? [...there].find((t) => !here.includes(t))}).`,
    );
  }
  return tables;
}

export function refuseDifferences(compared: Compared[]) {
  const others = compared.filter((table) => !areSame(table)).map(({ table }) => table);
  if (others.length === 0) return;
  throw new Error(
    `Not the same on both sides: ${others.join(', ')}. Someone wrote to the first one between two parts of the move: empty the other, and move again.`,
  );
}
