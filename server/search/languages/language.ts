import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { sourceLanguage } from '../../db/inLanguage.ts';
import { markOf, type Reader, type Rules } from '../reader.ts';
import { synonymsOf, type Synonyms } from '../synonyms.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { stemsBy } from './stemsBy.ts';
import { dimensionsOfTrade, wordsOfTrade } from './wordsOfTrade.ts';

/** A language of the search beside Turkish. */
export type Language = Reader &
  Omit<Rules, 'lower'> & {
    code: string;
    /** Words that the trade uses for what the catalogue calls otherwise. */
    synonyms: Synonyms;
    /** The names that buyers give to dimensions, which attributes name otherwise. */
    dimensions: Synonyms;
  };

/** A language whose stems alone are known. */
const simple = (stemmer: (word: string) => string): Rules => ({
  decimal: ',',
  units: {},
  between: new Set(['x']),
  silent: new Set(),
  stemsOf: stemsBy(stemmer, () => []),
  partsOf: () => [],
  saying: (tokens) => tokens,
  denies: undefined,
});

const known: Record<string, Rules> = {
  en: english,
  de: german,
  ru: simple(russian),
  fr: simple(french),
  es: simple(spanish),
  it: simple(italian),
};

/** A language without rules of its own is read word by word. */
const unknown = simple((word) => word);

const made = new Map<string, Language>();

const small = (text: string) => text.toLowerCase();

function make(code: string): Language {
  const [base = ''] = code.toLowerCase().split('-');
  const rules = known[base] ?? unknown;
  const reader = { ...rules, mark: markOf(code), rootsOf: rules.stemsOf, lower: rules.lower ?? small };
  const synonyms = synonymsOf(wordsOfTrade(base), reader);
  return { ...reader, code, synonyms, dimensions: synonymsOf(dimensionsOfTrade(base), reader) };
}

/** Returns the rules of a language; undefined for Turkish, which the search reads in any case. */
export function languageOfSearch(code: string | null | undefined): Language | undefined {
  if (!code || code === sourceLanguage) return undefined;
  const language = made.get(code) ?? make(code);
  made.set(code, language);
  return language;
}
