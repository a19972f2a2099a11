/** A value that only one row may have is there already; `table` and `column` as the database names them. */
export class NotUnique extends Error {
  readonly table: string;
  readonly column: string;

  constructor(table: string, column: string, cause: unknown) {
    super(`${table}.${column} is not unique.`, { cause });
    this.table = table;
    this.column = column;
  }
}
