/**
 * Numbers, dates, lists, plurals, letters and order as a language writes them. No other file names a locale, so that
 * a further language is a line here and its words.
 */
const locales = { tr: 'tr-TR', en: 'en-US' } as const;

export type Language = keyof typeof locales;

/** Returns the language as documents name it: 'tr-TR'. */
export const localeOf = (language: Language): string => locales[language];

/** The language of the public site and of the catalogue: words are compared and sorted by it. */
export const siteLanguage = 'tr' satisfies Language;

/** Days and hours are those of Turkey, whatever language they are written in. */
export const timeZone = 'Europe/Istanbul';

/** Writes numbers. Making one is slow: keep it in a constant of the module. */
export const numberFormat = (options?: Intl.NumberFormatOptions, language: Language = siteLanguage) =>
  new Intl.NumberFormat(locales[language], options);

/** Writes days and times of Turkey, unless the options name another zone. */
export const dateFormat = (options?: Intl.DateTimeFormatOptions, language: Language = siteLanguage) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, ...options });

/** Writes days and times of Turkey in the order that files and keys have in every language: '2026-11-28 22:30'. */
export const isoFormat = (options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, ...options });

/** Joins names as a sentence does: 'A, B ve C'. */
export const listFormat = (options?: Intl.ListFormatOptions, language: Language = siteLanguage) =>
  new Intl.ListFormat(locales[language], options);

/** Says which form of a word belongs to a number: 'one' or 'other' in the languages so far. */
export const pluralRules = (options?: Intl.PluralRulesOptions, language: Language = siteLanguage) =>
  new Intl.PluralRules(locales[language], options);

/** Orders names as a reader expects: ç after c, ı before i; with `numeric` also M8 before M10. */
export const collator = (options?: Intl.CollatorOptions, language: Language = siteLanguage) =>
  new Intl.Collator(locales[language], options);

const counts = new Map<Language, Intl.NumberFormat>();

/** Writes a number as it stands in a sentence, with the language's separators: '1.240,5'. */
export function countText(count: number | bigint, language: Language = siteLanguage) {
  const format = counts.get(language) ?? numberFormat({}, language);
  counts.set(language, format);
  return format.format(count);
}

// V8 takes another, slower way for a locale than for a language alone, and texts are folded by the thousand.

/** Changes to small letters: 'IŞIK' becomes 'ışık' in Turkish. */
export const lowerCase = (text: string, language: Language = siteLanguage) =>
  // Turkish differs in these letters alone, and asking for a language takes several times as long.
  /[Iİ\u0300-\u036f]/.test(text) ? text.toLocaleLowerCase(language) : text.toLowerCase();

/** Changes to capitals: 'iğne' becomes 'İĞNE' in Turkish. */
export const upperCase = (text: string, language: Language = siteLanguage) => text.toLocaleUpperCase(language);
