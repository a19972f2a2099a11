import type { AttributeTable } from './model.ts';
import { optional, readTable, text, word } from './readTable.ts';

/** An attribute is its name, kind and unit. The id is the name in small letters with hyphens; options come from the values. */
const rows = readTable(
  'attributes.csv',
  text('Özellik'),
  word('Tür', { Sayı: 'NUMBER', Aralık: 'RANGE', Seçenek: 'OPTION', 'Evet/hayır': 'FLAG', Metin: 'TEXT' }),
  optional(text('Birim')),
);

/** Makes the id of an attribute or option from its name, as the admin area does. */
export const slug = (name: string) => name.replaceAll('İ', 'i').toLowerCase().replaceAll(' ', '-');

/** The attributes that several files of tables or the first products use; a table brings its further ones itself. */
export const attributes: AttributeTable[] = rows.map(([name, kind, unit]) => ({ id: slug(name), name, kind, unit }));
