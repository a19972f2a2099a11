import { createRowSums, type RowSums } from './rowSums.ts';
import type { Source, Table, Target } from './side.ts';

/** Receives the number of finished rows. */
type Advance = (rows: number) => Promise<void>;

export type Compared = { table: string; source: RowSums; target: RowSums };

/** Copies the missing rows. After an interruption at any point, the next run continues there. */
export async function copyTables(source: Source, target: Target, tables: Table[], advance: Advance) {
  for (const table of tables) {
    const start = await target.place(table);
    if (start.isDone) continue;
    let { next } = start;
    for await (const batch of source.batches(table, next)) {
      next = batch.next;
      await target.add(table, batch.rows, { next, isDone: false });
      await advance(batch.rows.length);
    }
    await target.add(table, [], { next, isDone: true });
  }
  for (const table of tables) {
    if (table.sequence) await target.setLastNumber(table, await source.lastNumber(table));
  }
}

/** Reads both databases completely, and computes the sums of each table. */
export async function compareTables(source: Source, target: Source, tables: Table[], advance: Advance) {
  const compared: Compared[] = [];
  for (const table of tables) {
    compared.push({
      table: table.name,
      source: await sumsOf(source, table, advance),
      target: await sumsOf(target, table, advance),
    });
  }
  return compared;
}

async function sumsOf(side: Source, table: Table, advance: Advance): Promise<RowSums> {
  const sums = createRowSums();
  for await (const { rows } of side.batches(table, 0)) {
    rows.forEach((row) => sums.add(row));
    await advance(rows.length);
  }
  return sums.result();
}

export const areSame = ({ source, target }: Compared) => source.sum === target.sum && source.rows === target.rows;
