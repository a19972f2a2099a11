import { and, inArray, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from './columns/columns.ts';
import { customerAddresses, customers } from './tables/customerTables.ts';
import type { Tx } from './database.ts';
import { engine } from './engine.ts';
import type { offerRows } from './tables/offerTables.ts';
import type { orderRows } from './tables/orderTables.ts';

type AmongFound = (column: AnyColumn, found: SQLWrapper) => SQL;

/**
 * Tests whether the value is one of the few that a subquery finds for a row of another table. With `in (…)`, PostgreSQL
 * would run the subquery for each pair of rows; as an array, it runs once for each row there, and the index is used.
 */
export const amongFound: AmongFound =
  engine === 'postgres' ? (column, found) => sql`${column} = any(array${found})` : inArray;

/** A table with one row, for a statement that only has subqueries. */
export const oneRow = sql`(select 1) as one`;

/** Counts the rows of a table under each of these conditions, in one statement. */
export async function countTogether(db: Tx, table: AnyTable, conditions: (SQL | undefined)[]): Promise<number[]> {
  const columns = Object.fromEntries(conditions.map((where, at) => [`n${at}`, db.$count(table, where)]));
  const [row] = await db.select(columns).from(oneRow);
  return conditions.map((_, at) => row?.[`n${at}`] ?? 0);
}

/** Selects the ids of a firm and of those that were joined to it, at any depth. */
export const membersOf = (id: string): SQL => sql`(
  with recursive "members"("id") as (
    select "firm"."id" from ${customers} as "firm" where "firm"."id" = ${id}
    union
    select "joined"."id" from ${customers} as "joined" inner join "members" on "joined"."joined_to" = "members"."id"
  )
  select "id" from "members"
)`;

/** The columns of `together`. */
export const inPart = {
  asked: sql<string>`"part"."asked"`,
  kind: sql<string>`"part"."kind"`,
  row: sql<string>`"part"."row_id"`,
  /** The place of the row among those of its part, from 1; for a count, how many rows there are. */
  place: sql<number>`"part"."place"`.mapWith(Number),
};

type PartOf = { asked: string; kind: string; id: AnyColumn; where: SQL | undefined };

const partColumns = ({ asked, kind, id }: PartOf) => ({
  asked: sql<string>`${asked}`.as('asked'),
  kind: sql<string>`${kind}`.as('kind'),
  row: named<string>(id, 'row_id'),
});

/** Selects the ids of the first rows of a table, for `together`. */
export const firstRows = (db: Tx, table: AnyTable, order: SQL[], most: number, part: PartOf): SQLWrapper => {
  const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place');
  return db
    .select({ ...partColumns(part), place })
    .from(table)
    .where(part.where)
    .orderBy(...order)
    .limit(most)
    .as('one');
};

/** Counts the rows of a table, for `together`. */
export const countedRows = (db: Tx, table: AnyTable, part: Omit<PartOf, 'id'>): SQLWrapper =>
  sql`(select ${part.asked} as "asked", ${part.kind} as "kind", '' as "row_id", ${db.$count(table, part.where)} as "place") as "one"`;

/** Reads rows of several tables and counts in one statement, as `inPart` names the columns; the rows are joined by their ids. */
export const together = (parts: SQLWrapper[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`select * from ${part}`),
    sql` union all `,
  )}) as "part"`;

/** Selects the addresses of a firm and of those that were joined to it. */
export const addressesOf = (id: string): SQL =>
  sql`(select ${customerAddresses.email} from ${customerAddresses} where ${amongFound(customerAddresses.customerId, membersOf(id))})`;

/** The later one of the column's moment and another. */
export const laterOf = (column: AnyColumn, moment: number): SQL =>
  sql`case when ${column} < ${moment} then ${moment} else ${column} end`;

const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Holds if the column contains the text, whose signs have no meaning of their own. */
export const contains = (column: AnyColumn, text: string): SQL => sql`${column} like ${literally(text)} escape '\\'`;

/** The same in lower case. */
export const containsLower = (column: AnyColumn, text: string): SQL =>
  sql`lower(${column}) like ${literally(text.toLowerCase())} escape '\\'`;

/** Holds for addresses of which the table has no row. */
export const isMissingIn = (table: AnyTable, email: AnyColumn): SQL =>
  sql`not exists (select 1 from ${table} where ${email} = ${customerAddresses.email})`;

/** Holds for rows with an address that is not known yet, in a query that joins the known ones. */
export const isUnknown = (email: AnyColumn): SQL | undefined =>
  and(isNotNull(email), sql`${customerAddresses.email} is null`);

/** The thing that a line is about: its product, or where it names none, its code or its name. */
export const thingOf = (rows: typeof offerRows | typeof orderRows) =>
  sql<string>`coalesce(${rows.productId}, lower(${rows.code}), lower(${rows.name}))`.as('thing');

/** Counts the lines of each thing from 1, the latest first. */
export const placeOf = (rows: typeof offerRows | typeof orderRows, at: AnyColumn) =>
  sql<number>`row_number() over (
    partition by coalesce(${rows.productId}, lower(${rows.code}), lower(${rows.name})) order by ${at} desc, ${rows.seq} desc
  )`.as('place');

/** The column under a name that no other column of the query has. */
export const named = <Value>(column: AnyColumn, name: string) => sql<Value>`${column}`.as(name);

/** The number of a revision: that of its enquiry, and its own. */
export const revisionNumber = (enquiry: AnyColumn, revision: AnyColumn) =>
  sql<string>`${enquiry} || '/' || ${revision}`.as('number');
