import { parseLira } from './lira.ts';

export type Cell = string | number | null;

/** What a cell may name by its name instead of its id. */
export type Choices = { categories: { id: string; name: string }[] };

/** The cell does not say what the field can be; the message tells the admin why. */
export class UnreadableCell extends Error {
  /** What was probably meant. */
  readonly suggestion: string | null;

  constructor(message: string, suggestion: string | null = null) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** What its column looks like. */
export type SheetLook = {
  /** In characters. */
  width: number;
  /** What the column may be called besides the field's label, in Turkish, however its letters are written. */
  headings: string[];
  /** In the template that people fill in. */
  example: Cell;
};

/** How a value stands in a spreadsheet. */
export type InSheet<Value> = SheetLook & {
  write: (value: Value, choices: Choices) => Cell;
  /** Throws `UnreadableCell`. */
  read: (cell: string | number, choices: Choices) => Value;
};

const trimmed = (cell: string | number) => String(cell).trim().normalize('NFC');

type Form<Value> = Pick<InSheet<Value>, 'read' | 'write'>;

export const text: Form<string> = { write: (value) => value, read: trimmed };

export const optionalText: Form<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => trimmed(cell) || null,
};

export const lira: Form<number | null> = {
  write: (price) => price,
  read(cell) {
    const price = typeof cell === 'number' ? cell : parseLira(cell);
    if (Number.isNaN(price)) throw new UnreadableCell('The price is not a number.');
    return price;
  },
};

const yes = ['yes', 'true', 'evet', 'doğru', '1', 'x'];
const no = ['no', 'false', 'hayır', 'yanlış', '0', ''];

export const flag: Form<boolean> = {
  write: (isSet) => (isSet ? 'yes' : 'no'),
  read(cell) {
    const answer = trimmed(cell).toLocaleLowerCase('tr');
    if (yes.includes(answer)) return true;
    if (no.includes(answer)) return false;
    throw new UnreadableCell(`'${trimmed(cell)}' is neither yes nor no.`);
  },
};
