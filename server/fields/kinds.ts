import type { statuses } from '../../common/enumWords.ts';
import { isEmbedded } from './document.ts';
import { storedLira } from './lira.ts';
import type { SheetLook } from './sheet.ts';
import * as cells from './sheet.ts';

type Status = keyof typeof statuses;
type Named = { label: string; /** Content documents use this key. */ key: string };

/** Adds the spreadsheet column of a product's field, and the part of the search index that holds it. */
type OfProduct = Named & { sheet: SheetLook; search: 'title' | 'body' | 'code' | null };

/** Forms send '' where nothing was typed; null is stored instead. */
export const blankIsNothing = { write: (text: string | null) => text || null, read: (text: string | null) => text };

// The lists of fields in the modules are made of these kinds of field.

/** Makes a required text. With `optional`, a content document may leave it out. */
export const text = ({ label, key, optional = false }: Named & { optional?: boolean }) => ({
  label,
  blank: '',
  document: { key, optional },
});

export const optionalText = ({ label, key }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true },
});

export const optionalNumber = ({ label, key }: Named) => ({
  label,
  blank: null as number | null,
  document: { key, optional: true },
});

/** Makes the address of a required picture. A content document may hold the picture itself instead. */
export const picture = ({ label, key }: Named) => ({
  label,
  blank: '',
  document: { key, optional: false, accepts: isEmbedded },
  isPicture: true,
});

/** Makes the same for a picture that may be missing. */
export const optionalPicture = ({ label, key }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true, accepts: isEmbedded },
  stored: blankIsNothing,
  isPicture: true,
});

/** Makes a required value of any type; `blank` is used only where older content lacks it. */
export const value = <Value>({ label, key, blank }: Named & { blank: Value }) => ({
  label,
  blank,
  document: { key, optional: false },
});

/** Makes a yes or no, which a content document leaves out where it is no. */
export const flag = ({ label, key }: Named) => ({
  label,
  blank: false as boolean,
  document: { key, optional: true, write: (isSet: boolean) => (isSet ? true : undefined) },
});

/** Makes an ordered list, which a content document leaves out when it is empty. */
export const list = <Item>({ label, key }: Named) => ({
  label,
  blank: [] as Item[],
  document: { key, optional: true, write: (items: Item[]) => (items.length > 0 ? items : undefined) },
});

/** Says whether visitors see a thing; a document leaves it out where they do. */
export const status = ({ label }: Pick<Named, 'label'>) => ({
  label,
  blank: 'PUBLISHED' as Status,
  document: { key: 'status', optional: true, write: (value: Status) => (value === 'PUBLISHED' ? undefined : value) },
});

/** Makes the same kinds for products, which spreadsheets hold and the search finds. */
export const ofProduct = {
  text: ({ sheet, search, ...field }: OfProduct & { optional?: boolean }) => ({
    ...text(field),
    sheet: { ...sheet, ...cells.text },
    search,
  }),
  optionalText: ({ sheet, search, ...field }: OfProduct) => ({
    ...optionalText(field),
    stored: blankIsNothing,
    sheet: { ...sheet, ...cells.optionalText },
    search,
  }),
  picture: ({ sheet, search, ...field }: OfProduct) => ({
    ...optionalPicture(field),
    sheet: { ...sheet, ...cells.optionalText },
    search,
  }),
  /** The price is entered in lira and stored in kuruş. */
  lira: ({ label, key, sheet, search }: OfProduct) => ({
    label,
    blank: null as number | null,
    document: { key, optional: true },
    stored: storedLira,
    sheet: { ...sheet, ...cells.lira },
    search,
  }),
  flag: ({ label, key, sheet, search }: OfProduct) => ({
    label,
    blank: false as boolean,
    document: { key, optional: true },
    sheet: { ...sheet, ...cells.flag },
    search,
  }),
  code: (field: OfProduct) => optional(field, cells.code),
  gtin: (field: OfProduct) => optional(field, cells.gtin),
  count: (field: OfProduct) => optional(field, cells.count),
  /** A choice is a value of an enum in schema.graphql; content documents hold the enum's name. */
  choice: <Value extends string>({ words, ...field }: OfProduct & { words: Record<Value, readonly string[]> }) =>
    optional(field, cells.choice(words)),
};

function optional<Value>({ label, key, sheet, search }: OfProduct, form: cells.Form<Value | null>) {
  return {
    label,
    blank: null as Value | null,
    document: { key, optional: true },
    sheet: { ...sheet, ...form },
    search,
  };
}
