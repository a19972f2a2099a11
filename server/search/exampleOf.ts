import { getTableColumns } from 'drizzle-orm';
import type { AnyTable } from '../db/columns.ts';

const values: Record<string, (name: string) => unknown> = {
  string: (name) => `${name} sözü 12-A`,
  number: () => 7,
  boolean: () => true,
  json: (name) => [`${name} sözü 12-A`],
};

/** Makes a row with a different text in each column; the terms that an index makes of it show which columns it reads. */
export const exampleOf = <Table extends AnyTable>(table: Table): Table['$inferSelect'] =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { dataType }]) => [name, values[dataType]?.(name) ?? null]),
  );
