/** A unique value exists already; `table` and `column` are the names in the database. */
export class NotUnique extends Error {
  readonly table: string;
  readonly column: string;

  constructor(table: string, column: string, cause: unknown) {
    super(`${table}.${column} is not unique.`, { cause });
    this.table = table;
    this.column = column;
  }
}
