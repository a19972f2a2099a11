import { pluralRules, type Language } from '../../../../common/text/locale.ts';

/** The language of these words, for numbers, dates, lists, plurals and order. */
export const language = 'en' satisfies Language;

const rules = pluralRules({}, language);

/** Returns the form that the count asks for. Each is a whole phrase, since languages order count and noun in their own way. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === 'one' ? forms.one : forms.other;

/** A number of rows, of which no more were counted where it is not exact: '2000+'. */
export interface Counted {
  count: number;
  isExact?: boolean;
}

export const shown = ({ count, isExact = true }: Counted) => `${count}${isExact ? '' : '+'}`;
