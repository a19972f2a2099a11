import type { Language } from '../languages/language.ts';
import type { Synonyms } from '../synonyms.ts';
import type { Saying, Token } from '../tokens.ts';

/** A word, a code or a synonym of a search, with expressions of FTS5 that match it, from exact to loose. */
export type Unit = {
  /** The text is folded. */
  text: string;
  /** The unit as it was typed, and where it begins. */
  typed: string;
  start: number;
  /** Matches exactly these terms. */
  exact: string;
  /** Also matches inflected forms. */
  inflected: string;
  /** Also matches words that begin with the unit. */
  prefix: string;
  /** Also matches synonyms and probable corrections. */
  loose: string;
  /** The catalogue's spelling of the probable word, when the typed one is not found. */
  correction?: string;
  /** Neither the word nor its beginning is in the texts of its language. */
  isUnknown?: boolean;
  /** A code in another language than Turkish: finds it among the codes, which all languages share. */
  shared?: string;
  /** Words that begin with one of these are marked as matches. */
  marks: string[];
  /** It stands in what a search says after the thing itself: 'shaft' in 'circlip for 40 mm shaft'. */
  isPurpose?: boolean;
  /** People write it around what they look for. */
  isFiller: boolean;
  /** What the unit may mean; a name has a meaning when it has all of its words. */
  meanings: string[][];
};

export type UntypedUnit = Omit<Unit, 'typed' | 'isFiller' | 'isPurpose' | 'start' | 'shared'>;

/** Reads a property by its name: 'iç çapı 25'. Undefined where none begins at the place. */
export type Named = (tokens: Token[], at: number) => { size: number; terms: string[] } | undefined;

export type Reading = {
  /** Replaces the stored synonyms, to try others. */
  synonyms?: Synonyms | undefined;
  /** Reads the search in this language instead of Turkish. */
  language?: Language | undefined;
  /** Reads what is said in words of another language, where that is not the one of the terms. */
  saying?: Saying | undefined;
  /** Reads properties by their names. */
  named?: Named | undefined;
  /** Tells whether a word that the index lacks is none that is mistyped. */
  knows?: ((word: string) => boolean) | undefined;
};
