import { getTableColumns } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from '../db/columns/columns.ts';

const textOf = (name: string) => `${name} sözü 12-A`;

/** Texts are of a type of their own on PostgreSQL, which compares them byte by byte. */
const values: Record<string, (name: string) => unknown> = {
  number: () => 7,
  boolean: () => true,
  json: (name) => [textOf(name)],
};

/** Makes a row with a different text in each column; the terms that an index makes of it show which columns it reads. */
export const exampleOf = <Table extends AnyTable>(table: Table): Table['$inferSelect'] =>
  Object.fromEntries(
    Object.entries<AnyColumn>(getTableColumns(table)).map(([name, { dataType }]) => [
      name,
      (values[dataType] ?? textOf)(name),
    ]),
  );
