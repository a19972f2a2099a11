import { parseLira } from './lira.ts';

export type Cell = string | number | null;

/** What a cell may name by its name instead of its id. */
type Named = { id: string; name: string };
export type Choices = { categories: Named[]; kinds: Named[]; families: Named[]; documents: Named[] };

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
  /** Only in the export of a catalogue that makes use of it, and not in the template. */
  isExtra?: boolean;
};

/** How a value stands in a spreadsheet. */
export type InSheet<Value> = SheetLook & {
  write: (value: Value, choices: Choices) => Cell;
  /** Throws `UnreadableCell`. */
  read: (cell: string | number, choices: Choices) => Value;
};

const trimmed = (cell: string | number) => String(cell).trim().normalize('NFC');

export type Form<Value> = Pick<InSheet<Value>, 'read' | 'write'>;

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

/** A code, which a spreadsheet may hold as a number. */
export const code: Form<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => trimmed(cell) || null,
};

const gtinLengths = [8, 12, 13, 14];

/** A GTIN. As a number it has lost the zeros it begins with; rounded, it is lost. */
export const gtin: Form<string | null> = {
  write: (value) => value ?? '',
  read(cell) {
    const text = trimmed(cell);
    if (/^\d[.,]\d+E\+\d+$/i.test(text))
      throw new UnreadableCell('The program that saved the sheet has rounded the number. Use the .xlsx file.');
    const length = gtinLengths.find((one) => one >= text.length);
    return typeof cell === 'number' && length !== undefined ? text.padStart(length, '0') : text || null;
  },
};

/** A whole number. Written as text, since numbers in a sheet are prices, with two decimals. */
export const count: Form<number | null> = {
  write: (value) => (value === null ? '' : String(value)),
  read(cell) {
    const whole = trimmed(cell).replace(/,0+$/, '');
    const text = /^[1-9]\d{0,2}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole.replace(/\.0+$/, '');
    if (text === '') return null;
    if (!/^\d+$/.test(text)) throw new UnreadableCell(`'${trimmed(cell)}' is not a whole number.`);
    return Number(text);
  },
};

/** One of a few words; `words`: how each value is written, first of all, and how else it may be. */
export const choice = <Value extends string>(words: Record<Value, readonly string[]>): Form<Value | null> => {
  const lower = (word: string) =>
    word
      .toLocaleLowerCase('tr')
      .replaceAll(/[\s.]+/g, ' ')
      .trim();
  const values = new Map<string, Value>();
  for (const value of Object.keys(words) as Value[])
    for (const word of [value, ...words[value]])
      // Also as a keyboard without Turkish letters has it.
      for (const form of [lower(word), word.toLowerCase()]) values.set(form, value);
  return {
    write: (value) => (value === null ? '' : (words[value][0] ?? value)),
    read(cell) {
      const text = trimmed(cell);
      if (text === '') return null;
      const value = values.get(lower(text)) ?? values.get(text.toLowerCase());
      if (value !== undefined) return value;
      const known = Object.values<readonly string[]>(words).flatMap(([first]) => first ?? []);
      throw new UnreadableCell(`'${text}' is unknown. Known are ${known.join(', ')}.`);
    },
  };
};
