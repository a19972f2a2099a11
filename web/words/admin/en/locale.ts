/** The language of the admin's words, for numbers, dates, lists, plurals and order. */
export const locale = 'en-US';

const rules = new Intl.PluralRules(locale);

/** Returns the form that the count asks for. Each form is a whole phrase, since languages put count and noun in their own order. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === 'one' ? forms.one : forms.other;

const together = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Joins names: 'a, b, and c'. */
export const list = (names: readonly string[]) => together.format(names);
