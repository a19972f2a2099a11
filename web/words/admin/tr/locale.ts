import { countText, pluralRules, type Language } from '../../../../common/text/locale.ts';
export const language = 'tr' satisfies Language;
const rules = pluralRules({}, language);
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === 'one' ? forms.one : forms.other;
export interface Counted {
  count: number;
  isExact?: boolean;
}
export const shown = ({ count, isExact = true }: Counted) => `${countText(count)}${isExact ? '' : '+'}`;

/** The names of zones have no Turkish letters. */
export const placeName = (place: string) => (place === 'Istanbul' ? 'İstanbul' : place);
