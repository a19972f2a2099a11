import { badInput } from '../core/errors.ts';
import { NotUnique } from '../db/notUnique.ts';

/** The field of a column: 'stockCode' for 'stock_code', and for 'stock_code_key', by which stock codes are compared. */
const fieldOf = ({ column }: NotUnique) =>
  column.replace(/_key$/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Turns a value that is taken into a refusal that names its field; any other error stays as it is. */
export const asRefusal = (error: unknown) =>
  error instanceof NotUnique ? badInput(fieldOf(error), 'This value is already in use.') : error;
