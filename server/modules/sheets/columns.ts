import { liraOf } from '../content/content.quirks.ts';
import type { Cell } from './xlsx.ts';

/** The columns of a sheet of products, in the order of the export; an import takes any order and any part of them. */
export const columns = ['Id', 'Name', 'Description', 'Category', 'Price', 'Featured', 'Image'] as const;
export type Column = (typeof columns)[number];
export const widths = [18, 44, 60, 30, 14, 10, 40];

/** What a row of the sheet says; a column that the sheet does not have is undefined. */
export type SheetValues = {
  id: string;
  name?: string;
  description?: string;
  /** Id or name; empty: none. */
  category?: string;
  /** In lira; null: on request; NaN: not a number. */
  price?: number | null;
  /** Undefined also when it is neither yes nor no: `wrongFeatured` then holds what it is. */
  featured?: boolean;
  wrongFeatured?: string;
  image?: string | null;
};

const yes = ['yes', 'true', 'evet', 'doğru', '1', 'x'];
const no = ['no', 'false', 'hayır', 'yanlış', '0', ''];

/** The columns of a heading; a string is what is wrong with it. */
export function columnsOf(heading: Cell[]): (Column | null)[] | string {
  const names = heading.map((cell) => String(cell ?? '').trim());
  const found = names.map((name) => columns.find((column) => column.toLowerCase() === name.toLowerCase()) ?? null);
  const unknown = names.filter((name, index) => name !== '' && !found[index]);
  if (unknown.length > 0) return `The heading ${unknown.join(', ')} is unknown: known are ${columns.join(', ')}.`;
  const twice = columns.filter((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (twice.length > 0) return `The heading ${twice.join(', ')} stands twice.`;
  return found.includes('Name') || found.includes('Id')
    ? found
    : 'The first row must name the columns, Name or Id among them.';
}

export function valuesOf(found: (Column | null)[], row: Cell[], unguard: (text: string) => string): SheetValues {
  const cells = new Map(found.map((column, index) => [column, row[index] ?? '']));
  const text = (column: Column) => {
    const cell = cells.get(column);
    return cell === undefined ? undefined : unguard(String(cell)).trim().normalize('NFC');
  };
  const price = cells.get('Price');
  const featured = text('Featured')?.toLocaleLowerCase('tr');
  const answer =
    featured === undefined ? undefined : yes.includes(featured) || (no.includes(featured) ? false : undefined);
  const optional = { name: text('Name'), description: text('Description'), category: text('Category') };
  return {
    id: text('Id') ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...(price !== undefined && { price: typeof price === 'number' ? price : liraOf(unguard(price)) }),
    ...(answer !== undefined && { featured: answer }),
    ...(featured !== undefined && answer === undefined && { wrongFeatured: text('Featured') ?? '' }),
    ...(cells.has('Image') && { image: text('Image') || null }),
  };
}
