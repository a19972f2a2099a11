import type { Language } from '../text/locale.ts';

/** The column of a field in spreadsheets. */
export interface StatedColumn {
  /** In characters. */
  width: number;
  /** The heading may also be one of these words, in any case and with or without Turkish letters. */
  headings: readonly string[];
  /** The template shows this value. */
  example?: string | number;
  /** An extra column is exported only if a product has a value in it, and is not part of the template. */
  isExtra?: true;
}

/**
 * The places that are made of the statements of fields. A field takes part in each as its kind does it; `leftOut` names the
 * places where it does not, each with the reason.
 */
export type Place =
  /** The dialog that changes many products at once. */
  | 'bulk'
  | 'grid'
  /** The table of new sizes, into which people paste. */
  | 'variants'
  /** The question, field by field, of which of two doubles says the truth. */
  | 'merge'
  /** Programs read these fields of a product, and propose changes of those. */
  | 'programs'
  | 'proposals';

/** Each field says this, whatever its kind is. */
export interface Stated {
  /** Forms, edit conflicts, spreadsheets and the history name the field so. */
  label: string;
  /** A longer label where the value is typed or read without the others. */
  asked?: string;
  /** The help below its input. */
  hint?: string;
  /** Content documents have it under this key: that of the former document store where that had the field. */
  key: string;
  /** Null where spreadsheets have no column of its own for it. */
  sheet: StatedColumn | null;
  /** The part of the search index that holds the field; null where the search does not read it from there. */
  search: 'title' | 'body' | 'code' | null;
  /**
   * It belongs to one product alone: a code says which product it is, a choice was made for this one. Copies and new sizes begin
   * without it, and many products at once can only be cleared of a code.
   */
  own?: 'code' | 'choice';
  /** It makes a price: a change that is a jump is asked about, whichever way it comes (common/product/priceJump.ts). */
  jumps?: true;
  leftOut?: Partial<Record<Place, string>>;
  /** The width of its column in the grid, in pixels. */
  gridWidth?: number;
  /** The section of the form that holds it. */
  section?: string;
  /** It is Turkish: a person writes it in the language of the site. */
  isTurkish?: true;
  /** How visitors read it: the word before the value, on the page of a product and on its data sheet, in each language. */
  shown?: { word: Readonly<Record<Language, string>>; isCode?: true };
  /** How programs read it: the name, unless it is that of the field, and what they are told about it. */
  told?: { as?: string; about?: string };
}

/** The spellings of each value of an enum in schema.graphql; the first is the one that is written. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** A field with its kind. What a kind does stands in server/fields and in web/admin/kinds, by the same names. */
export type StatedField = Stated &
  /** `words`: its text, or the texts in its value, exist in other languages, too. */
  (
    | { kind: 'text' | 'line' | 'pictures'; words?: true }
    | { kind: 'code' | 'gtin' | 'picture' | 'specs' | 'ladder' | 'crossReferences' }
    | { kind: 'lira' }
    /** A price in a currency, with or without KDV. */
    | { kind: 'money' }
    /** `empty`: what no number means. */
    | { kind: 'count'; empty?: string }
    /** The words for yes and no, as people read the value. */
    | { kind: 'flag'; yes: string; no: string }
    /** `none`: the word for no value; without it there is always one, `blank` where nothing was entered. */
    | { kind: 'choice'; words: Words; none: string }
    | { kind: 'choice'; words: Words; blank: string; none?: undefined }
    /** The id of a row of another entity, and the word for none. */
    | { kind: 'reference'; to: 'category' | 'kind' | 'family' | 'product'; none: string }
    | { kind: 'references'; to: 'document' | 'product' }
  );

/** Returns the names of those fields that `is` holds for, in the order of the statement. */
export const namesOf = <Fields extends Readonly<Record<string, StatedField>>>(
  fields: Fields,
  is: (field: StatedField) => boolean,
): (keyof Fields & string)[] => Object.entries(fields).flatMap(([name, field]) => (is(field) ? [name] : []));

/** The names of the fields that take part in a place. */
export type TakingPart<Fields extends Readonly<Record<string, StatedField>>, In extends Place> = {
  [Name in keyof Fields & string]: Fields[Name] extends { leftOut: Readonly<Record<In, string>> } ? never : Name;
}[keyof Fields & string];

/** Returns the names of the fields that take part in a place. */
export const takingPart = <Fields extends Readonly<Record<string, StatedField>>, In extends Place>(
  fields: Fields,
  place: In,
) => namesOf(fields, ({ leftOut }) => leftOut?.[place] === undefined) as TakingPart<Fields, In>[];
