import { moneyShown, type Money } from '../../common/money/money.ts';
import type { StatedColumn, StatedField, Words } from '../../common/fields/stated.ts';
import type { Behaviour, ValueOf } from './behaviour.ts';
import { crossReferences } from './crossReferences.ts';
import type { Field } from './field.ts';
import { blankIsNothing } from './kinds.ts';
import { ladder, storedLira } from './ladder.ts';
import { picture, pictures } from './pictures.ts';
import { reference, references, type Target } from './references.ts';
import { identifiedWords } from './words.ts';
import * as cells from './sheet.ts';
import type { InSheet } from './sheet.ts';
import { numberFormat } from '../../common/text/locale.ts';

const text: Behaviour<string> = { blank: '', cell: cells.text };
const line: Behaviour<string | null> = { blank: null, stored: blankIsNothing, cell: cells.optionalText };
const code: Behaviour<string | null> = { blank: null, cell: cells.code };
const gtin: Behaviour<string | null> = { blank: null, cell: cells.gtin };
const count: Behaviour<number | null> = { blank: null, cell: cells.count };

const shownLira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A price is entered in lira and stored in kuruş. */
const lira: Behaviour<number | null> = {
  blank: null,
  stored: storedLira,
  cell: cells.lira,
  history: (price) => (price === null ? '' : `₺\u00a0${shownLira.format(price)}`),
};

/** A price of a price list, whose amount is stored in hundredths. A cell has to name its currency. */
const money: Behaviour<Money | null> = {
  blank: null,
  document: { write: (price) => price ?? undefined },
  stored: {
    // Without a word about it, KDV is in a price.
    write: (price) =>
      price && {
        amount: storedLira.write(price.amount) ?? 0,
        currency: price.currency,
        includesVat: price.includesVat ?? true,
      },
    read: (price) => price && { ...price, amount: storedLira.read(price.amount) ?? 0 },
  },
  cell: cells.money,
  history: (price) => (price ? moneyShown(price) : ''),
};

const flag = ({ yes, no }: { yes: string; no: string }): Behaviour<boolean> => ({
  blank: false,
  cell: cells.flag,
  history: (isSet) => (isSet ? yes : no),
});

/** A choice is a value of an enum in schema.graphql; content documents hold the enum's name. */
function choice({ words, blank }: { words: Words; blank?: string }): Behaviour<string> | Behaviour<string | null> {
  const cell = cells.choice(words);
  if (blank === undefined) return { blank: null, cell };
  return {
    blank,
    document: { write: (value: string) => (value === blank ? undefined : value) },
    cell: { write: cell.write, read: (entered, choices) => cell.read(entered, choices) ?? blank },
  };
}

/** In a spreadsheet each attribute has a column. */
const specs: Behaviour<{ attributeId: string; values: string[] }[]> = {
  blank: [],
  document: { write: (all) => (all.length > 0 ? all : undefined) },
  cell: null,
};

const simple = { text, line, code, gtin, lira, money, count, picture, pictures, specs, ladder, crossReferences };

/** The rows that fields name, by the words of the statement; null for those that have no names of their own. */
export type Targets<To extends Target> = Readonly<
  Record<'category' | 'kind' | 'family' | 'document' | 'product', To | null>
>;

function ofKind(field: StatedField, targets: Targets<Target>) {
  switch (field.kind) {
    case 'flag':
      return flag(field);
    case 'choice':
      return choice(field);
    case 'reference':
      return reference(targets[field.to]);
    case 'references':
      return references(targets[field.to]);
    default:
      return simple[field.kind];
  }
}

/** A stated field with what its kind does on the server. */
export type FieldOfKind<Value, To extends Target, Sheet = StatedColumn | null> = Field<Value> &
  Required<Pick<Behaviour<Value>, 'history'>> & {
    /** Null when the field has no column of its own. */
    sheet: Sheet extends null ? null : InSheet<Value>;
    /** The part of the search index that holds the field; null when the search ignores it. */
    search: StatedField['search'];
    /** The rows that it names by id. */
    to?: To;
  };

type FieldsOfKind<Fields extends Readonly<Record<string, StatedField>>, To extends Target> = {
  [Name in keyof Fields]: FieldOfKind<ValueOf<Fields[Name]>, To, Fields[Name]['sheet']>;
};

const wordsOf = (field: StatedField): Pick<Field<unknown>, 'words'> =>
  !('words' in field) || field.words !== true
    ? {}
    : { words: field.kind === 'pictures' ? identifiedWords('url', 'alt') : true };

function fieldOf(field: StatedField, targets: Targets<Target>) {
  const { document, cell, history, ...rest } = ofKind(field, targets);
  const { label, key, search, sheet } = field;
  const to = 'to' in field ? targets[field.to] : null;
  return {
    ...rest,
    history: history ?? ((value: never) => String(cell?.write(value, {}) ?? '')),
    label,
    document: { key, optional: true, ...document },
    sheet: sheet && { example: '', ...sheet, ...cell },
    search,
    ...(to && { to }),
    ...wordsOf(field),
  };
}

/** Makes the fields of an entity of their statement. Which values a kind has is known to the types of the statement alone. */
export const fieldsOf = <Fields extends Readonly<Record<string, StatedField>>, To extends Target>(
  fields: Fields,
  targets: Targets<To>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldOf(field, targets)]),
  ) as unknown as FieldsOfKind<Fields, To>;
