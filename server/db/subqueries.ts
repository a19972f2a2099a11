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

/** A firm with one that belongs to it, at any depth, or with itself, and an address of that one, or null. */
type MemberRow = { root: string; member: string; email: string | null };

/** Reads which firms belong to these, with their addresses, in one statement. */
export const membersWithAddresses = async (db: Tx, ids: string[]): Promise<MemberRow[]> =>
  db
    .select({
      root: sql<string>`"family"."root"`,
      member: sql<string>`"family"."member"`,
      email: sql<string | null>`"family"."email"`,
    })
    .from(
      sql`(
        with recursive "members"("root", "id") as (
          select "firm"."id", "firm"."id" from ${customers} as "firm" where "firm"."id" in ${ids}
          union
          select "members"."root", "joined"."id" from ${customers} as "joined"
            inner join "members" on "joined"."joined_to" = "members"."id"
        )
        select "members"."root" as "root", "members"."id" as "member", "address"."email" as "email" from "members"
          left join ${customerAddresses} as "address" on "address"."customer_id" = "members"."id"
      ) as "family"`,
    );

/** Counts by each of these conditions on any tables, in one statement. */
export async function countEach(db: Tx, counted: { table: AnyTable; where: SQL | undefined }[]): Promise<number[]> {
  if (counted.length === 0) return [];
  const columns = Object.fromEntries(counted.map(({ table, where }, at) => [`n${at}`, db.$count(table, where)]));
  const [row] = await db.select(columns).from(oneRow);
  return counted.map((_, at) => row?.[`n${at}`] ?? 0);
}

/** Selects the addresses of a firm and of those that were joined to it. */
export const addressesOf = (id: string): SQL =>
  sql`(select ${customerAddresses.email} from ${customerAddresses} where ${inArray(customerAddresses.customerId, membersOf(id))})`;

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
