import { choiceReader, choicesOf, readCount, readLira } from '../../common/fields/readers.ts';
import { moneyText, type Money } from '../../common/money/money.ts';
import { moneyOf, readMoney } from '../../common/money/readMoney.ts';
import { withoutResidue } from '../../common/limits.ts';
import { withVat } from '../../common/offers/sums.ts';
import { codeText, fold } from '../../common/text/letters.ts';
import { readYesNo } from '../../common/text/yesNo.ts';

/** A cell is read as files are: its likely meaning is taken. */
const ofFile = { strict: false };

export type Cell = string | number | null;

type Named = { id: string; name: string };
/** A cell may refer to these rows by name instead of id; the key is that of their part in a content document. */
export type Choices = Readonly<Record<string, readonly Named[]>>;

/** Thrown when a cell cannot be read as its field; the message tells the admin why. */
export class UnreadableCell extends Error {
  /** The value that was probably meant. */
  readonly suggestion: string | null;

  constructor(message: string, suggestion: string | null = null) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** Describes the column of a field. */
export type SheetLook = {
  /** The width is in characters. */
  width: number;
  /** The heading may also be one of these Turkish words, with or without Turkish letters and in any case. */
  headings: readonly string[];
  /** The template shows this value. */
  example: Cell;
  /** An extra column is exported only if a product has a value in it, and is not part of the template. */
  isExtra?: boolean;
};

/** Defines how a value is written to and read from a spreadsheet. */
export type InSheet<Value> = SheetLook & {
  write: (value: Value, choices: Choices) => Cell;
  /** `read` throws `UnreadableCell`. */
  read: (cell: string | number, choices: Choices) => Value;
  /** It holds a number, which files write with either decimal mark. */
  isNumber?: boolean;
};

const trimmed = (cell: string | number) => String(cell).trim().normalize('NFC');

export type Form<Value> = Pick<InSheet<Value>, 'read' | 'write' | 'isNumber'>;

export const text: Form<string> = { write: (value) => value, read: trimmed };

export const optionalText: Form<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => trimmed(cell) || null,
};

/** Price lists write these words for a price on request. */
const onRequest = [
  'sorunuz',
  'fiyat sorunuz',
  'fiyati sorunuz',
  'fiyat icin sorunuz',
  'teklif isteyiniz',
  '-',
  '–',
  '—',
];

export const isOnRequest = (cell: string | number) =>
  onRequest.includes(fold(trimmed(cell)).replace(/(?<![.!])[.!]+$/, ''));

export const lira: Form<number | null> = {
  isNumber: true,
  write: (price) => price,
  read(cell) {
    if (isOnRequest(cell)) return null;
    const price = typeof cell === 'number' ? cell : readLira(cell, ofFile);
    if (price === undefined) throw new UnreadableCell('The price is not a number.');
    return price === null ? null : inKurus(price, cell);
  },
};

/** A price in a currency. What it says of the currency is understood, or the cell is refused: it is never taken for another's. */
export const money: Form<Money | null> = {
  write: (price) => (price ? moneyText(price) : ''),
  read(cell) {
    if (isOnRequest(cell)) return null;
    const said = readMoney(String(cell), ofFile);
    if (said?.amount != null && said.currency === undefined)
      throw new UnreadableCell(
        `'${trimmed(cell).slice(0, 60)}' says no currency: write it as 5,00 EUR, or 237,50 TRY + KDV.`,
      );
    const read = said && moneyOf(String(cell), ofFile, { currency: 'TRY', includesVat: true });
    if (read === undefined)
      throw new UnreadableCell(`'${trimmed(cell).slice(0, 60)}' is no price, such as 5,00 EUR or 237,50 + KDV.`);
    return read && { ...read, amount: inKurus(read.amount, String(read.amount)) };
  },
};

/** Rounding changes a price by so small a part of it. */
const littleOf = 0.0005;
/** A person does not type so many decimals. */
const calculated = /[.,]\d{9,}$/;

/** A formula has more decimals than its cell shows: 107.35199999999999. A typed price with three decimals means them. */
function inKurus(price: number, cell: string | number): number {
  const meant = withoutResidue(price);
  const rounded = price >= 0 && price < 1e9 ? withVat(meant, 0) : meant;
  if (rounded === meant) return rounded;
  const isCalculated = typeof cell === 'number' || calculated.test(cell.trim());
  if (isCalculated && Math.abs(rounded - meant) <= littleOf * Math.abs(meant)) return rounded;
  throw new UnreadableCell(
    `${String(meant).replace('.', ',')} has more than two decimals, and without them it is another price. Round it in the file, or state the price of ` +
      'more pieces.',
  );
}

export const flag: Form<boolean> = {
  write: (isSet) => (isSet ? 'yes' : 'no'),
  read(cell) {
    const text = trimmed(cell);
    const answer = text === '' ? false : readYesNo(text);
    if (answer !== undefined) return answer;
    throw new UnreadableCell(`'${text}' is neither yes nor no.`);
  },
};

/** A spreadsheet may hold a code as a number. */
export const code: Form<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => codeText(String(cell)) || null,
};

const gtinLengths = [8, 12, 13, 14];

/** A GTIN that was saved as a number has lost its leading zeros, which are restored; a rounded one is refused. */
export const gtin: Form<string | null> = {
  write: (value) => value ?? '',
  read(cell) {
    const text = codeText(String(cell));
    if (/^\d[.,]\d+E\+\d+$/i.test(text))
      throw new UnreadableCell('The program that saved the sheet has rounded the number. Use the .xlsx file.');
    const length = gtinLengths.find((one) => one >= text.length);
    return typeof cell === 'number' && length !== undefined ? text.padStart(length, '0') : text || null;
  },
};

/** A whole number is written as text, since number cells are formatted as prices, with two decimals. */
export const count: Form<number | null> = {
  isNumber: true,
  write: (value) => (value === null ? '' : String(value)),
  read(cell) {
    if (Number.isInteger(cell)) return Number(cell);
    if (typeof cell === 'number')
      throw new UnreadableCell(`'${String(cell).replace('.', ',')}' is not a whole number.`);
    const number = readCount(trimmed(cell), ofFile);
    if (number === undefined) throw new UnreadableCell(`'${trimmed(cell)}' is not a whole number.`);
    return number;
  },
};

/** Reads one of a few words. `words` lists the spellings of each value, the one that is written first. */
export const choice = <Value extends string>(words: Record<Value, readonly string[]>): Form<Value | null> => {
  const choices = choicesOf(words);
  const read = choiceReader(choices);
  return {
    write: (value) => (value === null ? '' : (words[value][0] ?? value)),
    read(cell) {
      const text = trimmed(cell);
      if (text === '') return null;
      const chosen = read(text);
      if (chosen) return chosen.value;
      const known = choices.map((one) => one.words[0]);
      throw new UnreadableCell(`'${text}' is unknown. Known are ${known.join(', ')}.`);
    },
  };
};
