import { listFormat } from '../../../../common/text/locale.ts';
import { fillIn, hasPlaceholder, type Placeholder } from '../../../../common/text/placeholders.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';

/** The values for placeholders; one without a value stays in the text, and is named. */
export type Values = Partial<Record<Placeholder, string>>;

/** Returns a letter that has its first and last lines. */
export function blankLetter({ ad = '', imza = '' }: Values, language: string) {
  const { greeting, regards } = lettersIn(language);
  return `${greeting(ad)}\n\n\n\n${regards}\n${imza}`;
}

/** Fills a template in. The signature follows, unless the template names its place. */
export function fromTemplate(template: string, values: Values) {
  const text = fillIn(template, values);
  return hasPlaceholder(template, 'imza') || !values.imza ? text : `${text.trimEnd()}\n\n${values.imza}`;
}

const listed = listFormat();
const mostNames = 3;

/** Returns 'A, B ve C', and of more names the first three with the number of the others. */
export const productsText = (names: string[]) =>
  listed.format(
    names.length > mostNames + 1
      ? [...names.slice(0, mostNames), turkish.moreProducts(names.length - mostNames)]
      : names,
  );
