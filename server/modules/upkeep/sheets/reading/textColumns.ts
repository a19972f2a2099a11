import { siteLanguage } from '../../../../../common/text/locale.ts';
import { entriesOf } from '../../../../fields/field.ts';
import { productFields, type SheetField } from '../../../catalogue/products/products.rows.ts';

// Texts of products in other languages have columns of their own, such as 'Name [en]', which are found by language and field.

export type TextColumn = `text.${string}`;

/** Names the column as the history names the value. */
export const textColumn = (language: string, field: string): TextColumn => `text.${language}.${field}`;
export const isTextColumn = (name: string): name is TextColumn => name.startsWith('text.');

/** Returns the language and the field of a column. */
export function textOfColumn(column: TextColumn) {
  const [, language = '', field = ''] = column.split('.');
  return { language, field: field as SheetField };
}

/** These fields of a sheet are texts that can be translated. */
export const textFields = entriesOf(productFields).flatMap(([name, { words }]) =>
  words === true && productFields[name].sheet !== null ? [name as SheetField] : [],
);

/** Returns the columns of the texts of a field, one for each language. */
export const textColumnsFor = (field: SheetField, languages: readonly string[]) =>
  textFields.includes(field)
    ? languages
        .filter((language) => language !== siteLanguage)
        .map((language) => {
          const { label, sheet } = productFields[field];
          const inBrackets = (name: string) => [`${name} [${language}]`, `${name} (${language})`];
          const [heading = '', ...also] = [label, ...sheet.headings].flatMap(inBrackets);
          return { heading, also, width: sheet.width, isExtra: true, field: textColumn(language, field) };
        })
    : [];
