import Sqlite from 'better-sqlite3';
import type { Entries } from './carryAudit.ts';

/** An erasure of personal data, of which `back` messages and enquiries are in a backup. */
export type Erasure = { at: number; admin: string | null; back: number };

/** Returns the erasures among entries of the audit log of which something is in the backup's database. */
export function erasedSince(file: string, entries: Entries): Erasure[] {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const hasTable = database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").pluck();
    const find = (table: string, where: string) =>
      hasTable.get(table) ? database.prepare(`select 1 from ${table} where ${where}`).pluck() : undefined;
    const tables = { message: find('messages', 'id = ?'), enquiry: find('enquiries', 'id = ?') };
    const inBin = find('bin', 'entity = ? and entity_id = ?');
    const isThere = (thing: string) => {
      const [entity = '', id = ''] = thing.split(':');
      const table = entity === 'message' || entity === 'enquiry' ? tables[entity] : undefined;
      return (table?.get(id) ?? inBin?.get(entity, id)) !== undefined;
    };
    return entries.flatMap(({ at, admin, erased }) => {
      const things = typeof erased === 'string' ? (JSON.parse(erased) as string[]) : [];
      const back = things.filter(isThere).length;
      return back > 0 ? [{ at: Number(at), admin: admin == null ? null : String(admin), back }] : [];
    });
  } finally {
    database.close();
  }
}
