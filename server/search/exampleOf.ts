import { getTableColumns } from 'drizzle-orm';
import type { AnyTable } from '../db/columns.ts';

const values: Record<string, (name: string) => unknown> = {
  string: (name) => `${name} sözü 12-A`,
  number: () => 7,
  boolean: () => true,
  json: (name) => [`${name} sözü 12-A`],
};

/** A row in which each column holds a text of its own: what an index makes of it shows which columns it reads, and how. */
export const exampleOf = <Table extends AnyTable>(table: Table): Table['$inferSelect'] =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { dataType }]) => [name, values[dataType]?.(name) ?? null]),
  );
