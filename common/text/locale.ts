import { timeZone } from './companyTime.ts';

/**
 * Numbers, dates, lists, plurals, letters and order as a language writes them. No other file names a locale, so that
 * a further language is a line here and its words.
 */
const locales = { tr: 'tr-TR', en: 'en-US', de: 'de-DE' } as const;

export type Language = keyof typeof locales;

/** Returns the language as documents name it: 'tr-TR'. */
export const localeOf = (language: Language): string => locales[language];

/** The language of the public site and of the catalogue: words are compared and sorted by it. */
export const siteLanguage = 'tr' satisfies Language;

/** The languages that a person of the office can choose. */
export const officeLanguages = ['en', 'tr'] as const satisfies readonly Language[];
export type OfficeLanguage = (typeof officeLanguages)[number];

/** The language of the catalogue itself, whose pages have no language in their address. */
export const sourceLanguage = 'tr' satisfies Language;

const dayLong = 86_400_000;

/** Writes numbers. Making one is slow: keep it in a constant of the module. */
export const numberFormat = (options?: Intl.NumberFormatOptions, language: Language = siteLanguage) =>
  new Intl.NumberFormat(locales[language], options);

type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** Making a format is slow, and the company's zone is known only after modules are loaded: it is made at its first use. */
function madeLater(locale: string, options?: Intl.DateTimeFormatOptions): DateFormat {
  let zone = '';
  let made: Intl.DateTimeFormat;
  return {
    format(moment) {
      const wanted = options?.timeZone ?? timeZone();
      if (wanted !== zone) made = new Intl.DateTimeFormat(locale, { ...options, timeZone: (zone = wanted) });
      return made.format(moment);
    },
  };
}

/** Writes days and times of the company's zone, unless the options name another. */
export const dateFormat = (options?: Intl.DateTimeFormatOptions, language: Language = siteLanguage) =>
  madeLater(locales[language], options);

/** Writes days and times of the company's zone in the order that files and keys have in every language: '2026-11-28 22:30'. */
export const isoFormat = (options?: Intl.DateTimeFormatOptions) => madeLater('sv-SE', options);

/** Tells whether it is the name of a zone: 'Europe/Istanbul', 'UTC'. Offsets such as '+03:00' have no summer time. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('sv-SE', { timeZone: name }).format() !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const wallClock = isoFormat({ dateStyle: 'short', timeStyle: 'medium' });

/** Returns how many milliseconds the company's clock is ahead of UTC at a moment. */
export const aheadOfUtc = (moment: number) =>
  Date.parse(`${wallClock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;

/**
 * Returns the moment at which the company's clock shows a day and a time, such as '2026-11-27' and '09:00', in
 * milliseconds; NaN for none. A time that comes twice is the first of both; one that summer time leaves out is as much
 * later as the clock is put forward.
 */
export function momentAt(day: string, time = '00:00'): number {
  const shown = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shown)) return NaN;
  const before = shown - aheadOfUtc(shown - dayLong);
  const after = shown - aheadOfUtc(shown + dayLong);
  const fits = [before, after].filter((moment) => moment + aheadOfUtc(moment) === shown);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** Joins names as a sentence does: 'A, B ve C'. */
export const listFormat = (options?: Intl.ListFormatOptions, language: Language = siteLanguage) =>
  new Intl.ListFormat(locales[language], options);

/** Names countries by their codes: 'TR' is Türkiye. */
export const countryNames = (language: Language = siteLanguage) =>
  new Intl.DisplayNames([locales[language]], { type: 'region' });

/** Says which form of a word belongs to a number: 'one' or 'other' in the languages so far. */
export const pluralRules = (options?: Intl.PluralRulesOptions, language: Language = siteLanguage) =>
  new Intl.PluralRules(locales[language], options);

/** Orders names as a reader expects: ç after c, ı before i; with `numeric` also M8 before M10. */
export const collator = (options?: Intl.CollatorOptions, language: Language = siteLanguage) =>
  new Intl.Collator(locales[language], options);

const collators = new Map<string, Intl.Collator>();

/** The same for any language that the site has, by its code. */
export function collatorOf(code: string) {
  const made = collators.get(code) ?? new Intl.Collator(code === siteLanguage ? locales.tr : code);
  collators.set(code, made);
  return made;
}

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
