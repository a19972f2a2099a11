export type PartName =
  | 'CATEGORIES'
  | 'ATTRIBUTES'
  | 'KINDS'
  | 'FAMILIES'
  | 'DOCUMENTS'
  | 'PRODUCTS'
  | 'ABOUT'
  | 'GENERAL'
  | 'SECTORS'
  | 'REDIRECTS'
  | 'MESSAGES';
export type Part = { name: PartName; added: number; changed: number; unchanged: number };

/** Whether a row already has all of these values. */
export const has = (row: object, values: object) =>
  Object.entries(values).every(([name, value]) => JSON.stringify(row[name as never]) === JSON.stringify(value));
