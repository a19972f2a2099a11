/** A unique value exists already; `table` and `column` are the names in the database. */
export class NotUnique extends Error {
  readonly table: string;
  readonly column: string;

  constructor(table: string, column: string, cause: unknown) {
    super(`${table}.${column} is not unique.`, { cause });
    this.table = table;
    this.column = column;
  }

  /** The field of the column: 'stockCode' for 'stock_code', and for 'stock_code_key', by which stock codes are compared. */
  get field() {
    return this.column.replace(/_key$/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  }
}
