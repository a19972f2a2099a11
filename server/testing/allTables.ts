import { getTableName } from 'drizzle-orm';
import type { AnyTable } from '../db/columns.ts';

const files = import.meta.glob<Record<string, unknown>>('../db/*ables.ts', { eager: true });

const isTable = (value: unknown): value is AnyTable =>
  typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;

/** Every table of the database, by its name: whatever a file of server/db exports. */
export const allTables = new Map(
  Object.values(files).flatMap((file) =>
    Object.values(file).flatMap((one) => (isTable(one) ? [[getTableName(one), one] as const] : [])),
  ),
);
