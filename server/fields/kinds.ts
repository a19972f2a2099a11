import { isEmbedded } from './embedded.ts';
import { storedLira } from './lira.ts';
import type { SheetLook } from './sheet.ts';
import * as cells from './sheet.ts';

type Named = { label: string; /** In content documents. */ key: string };

/** Where a product's field stands in a spreadsheet, and whether the search finds it. */
type OfProduct = Named & { sheet: SheetLook; search: 'title' | 'body' | 'code' | null };

/** A form sends '' where nothing was typed. */
export const blankIsNothing = { write: (text: string | null) => text || null, read: (text: string | null) => text };

// The kinds of field: what a module's list of fields is written in.

/** Text that a form asks for; `optional`: a document may leave it out. */
export const text = ({ label, key, optional = false }: Named & { optional?: boolean }) => ({
  label,
  blank: '',
  document: { key, optional },
});

/** Text or null. */
export const optionalText = ({ label, key }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true },
});

/** The address of a picture that must be there; a document may hold the picture itself. */
export const picture = ({ label, key }: Named) => ({
  label,
  blank: '',
  document: { key, optional: false, accepts: isEmbedded },
});

/** A value as it is, which has nothing to stand in for it. */
export const value = <Value>({ label, key, blank }: Named & { blank: Value }) => ({
  label,
  blank,
  document: { key, optional: false },
});

/** Things in their order, maybe none. */
export const list = <Item>({ label, key }: Named) => ({
  label,
  blank: [] as Item[],
  document: { key, optional: true, write: (items: Item[]) => (items.length > 0 ? items : undefined) },
});

/** The same kinds for products, which stand in spreadsheets and are searched. */
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
  picture: ({ label, key, sheet, search }: OfProduct) => ({
    label,
    blank: null as string | null,
    document: { key, optional: true, accepts: isEmbedded },
    sheet: { ...sheet, ...cells.optionalText },
    search,
  }),
  /** A price in lira, stored in kuruş. */
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
  /** One of the values of an enum of schema.graphql, which is in content documents as it is. */
  choice: <Value extends string>({ words, ...field }: OfProduct & { words: Record<Value, readonly string[]> }) =>
    optional(field, cells.choice(words)),
};

/** A value or null. */
function optional<Value>({ label, key, sheet, search }: OfProduct, form: cells.Form<Value | null>) {
  return {
    label,
    blank: null as Value | null,
    document: { key, optional: true },
    sheet: { ...sheet, ...form },
    search,
  };
}
