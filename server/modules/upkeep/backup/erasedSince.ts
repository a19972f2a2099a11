import Sqlite from 'better-sqlite3';
import { binned, places } from '../personalData/personalRecords.ts';
import type { Entries } from './carryAudit.ts';

/** An erasure of personal data, of which `back` messages, enquiries and persons of orders are in a backup. */
export type Erasure = { at: number; admin: string | null; back: number };

/** Returns the erasures among entries of the audit log of which something is in the backup's database. */
export function erasedSince(file: string, entries: Entries): Erasure[] {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const columnsOf = database.prepare('select name from pragma_table_info(?)').pluck();
    /** An older backup lacks tables and columns that came later. */
    const find = (table: string, id: string, naming: string[]) => {
      const columns = columnsOf.all(table);
      if (!columns.includes(id)) return undefined;
      const held = naming.filter((name) => columns.includes(name)).map((name) => `${name} is not null`);
      const namesOne = naming.length > 0 ? ` and (${held.join(' or ') || 'false'})` : '';
      return database.prepare(`select 1 from ${table} where ${id} = ?${namesOne}`).pluck();
    };
    const rows = new Map(places.map(({ entity, table, id, naming }) => [entity, find(table, id, naming)]));
    const inBin = columnsOf.all('bin').includes('entity_id')
      ? database.prepare('select 1 from bin where entity = ? and entity_id = ?').pluck()
      : undefined;
    const isThere = (thing: string) => {
      const [entity = '', id = ''] = thing.split(':');
      const found = rows.get(entity)?.get(id) ?? (binned.includes(entity) ? inBin?.get(entity, id) : undefined);
      return found !== undefined;
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
