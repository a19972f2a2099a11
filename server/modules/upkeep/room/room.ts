import { numberFormat } from '../../../../common/text/locale.ts';
import { asc, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from '../../../db/columns/columns.ts';
import type { Db } from '../../../db/database.ts';
import { tableSizes } from '../../../db/tableSizes.ts';
import { day, type Keeps } from '../../../entity/keeps.ts';
import { kept } from '../housekeeping/tidy.ts';

/** The room that one table takes, with its indexes; `oldest` in milliseconds or as a day. */
export type Room = { table: string; bytes: number; rows: number; oldest: number | string | null; kept: string };
type Months = Record<'retentionMonths' | 'historyMonths', number>;

/** Returns the tables of the site with what they take, the largest first. It reads the whole database. */
export async function roomOf(db: Db, months: Months): Promise<Room[]> {
  const rows = [];
  for (const { name, ...size } of await tableSizes(db)) {
    const stated = kept.filter(({ tables }) => tables.some((table) => getTableName(table) === name));
    rows.push({
      ...{ table: name, ...size },
      oldest: await oldestOf(
        db,
        stated.flatMap(({ tables }) => tables),
        name,
      ),
      kept: [...new Set(stated.map((one) => lastsOf(one, months)))].join(', ') || 'until a person deletes it',
    });
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}

/** Says how long rows are kept, as housekeeping does it. */
export function lastsOf({ lasts }: Pick<Keeps, 'lasts'>, months: Months): string {
  if (lasts === 'own end') return 'each to its own end';
  if (typeof lasts !== 'number') return `${months[lasts]} months`;
  const [count, unit] = lasts < day ? [Math.round(lasts / 3_600_000), 'hour'] : [Math.round(lasts / day), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** These name when a row came, the best first; all other times are later. */
const ofBirth = ['created_at', 'at', 'made_at', 'day', 'deleted_at', 'started_at', 'updated_at'];

function birthOf(table: AnyTable): AnyColumn | undefined {
  const columns = Object.values(getTableColumns(table)) as AnyColumn[];
  const name = ofBirth.find((one) => columns.some((column) => column.name === one));
  return columns.find((one) => one.name === name);
}

/** Rows without a time of their own came with those of a table that is kept together with theirs. */
async function oldestOf(db: Db, together: AnyTable[], name: string): Promise<number | string | null> {
  const own = together.filter((one) => getTableName(one) === name);
  const [table] = [...own, ...together].filter(birthOf);
  const column = table && birthOf(table);
  if (!column) return null;
  const [row] = await db.select({ oldest: column }).from(table).orderBy(asc(column)).limit(1);
  return (row?.oldest as number | string | undefined) ?? null;
}

const shown = numberFormat({}, 'en');
const sizeOf = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
const dayOf = (oldest: Room['oldest']) =>
  oldest === null ? '–' : typeof oldest === 'number' ? new Date(oldest).toISOString().slice(0, 10) : oldest;

/** Writes the rooms as lines of a table. */
export function roomLines(rooms: Room[]): string[] {
  const all = rooms.reduce((sum, { bytes }) => sum + bytes, 0);
  const cells = [
    ['table', 'room', 'rows', 'a row', 'oldest', 'kept'],
    ...rooms.map(({ table, bytes, rows, oldest, kept: long }) => [
      ...[table, sizeOf(bytes), shown.format(rows), rows > 0 ? `${Math.round(bytes / rows)} B` : '–'],
      ...[dayOf(oldest), long],
    ]),
    ['in all', sizeOf(all), '', '', '', ''],
  ];
  const widths = [0, 1, 2, 3, 4].map((place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, place) => {
        const width = widths[place] ?? 0;
        return place === 0 || place > 3 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
