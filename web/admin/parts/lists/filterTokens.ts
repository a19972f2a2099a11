import { fold } from '../../../../common/text/letters.ts';

/** A value of a filter. */
export interface FilterChoice {
  /** The address names it so. */
  value: string;
  /** People type it after the name of the filter and a colon. */
  word: string;
  /** Says more than the word in a list of all values. */
  label?: string;
}

/** A filter of a list, which people choose by pointer or type as `state:draft`. */
export interface TokenFilter {
  /** The parameter in the address. */
  name: string;
  /** People type it before the colon. */
  word: string;
  label: string;
  /** Says that it is not set: 'All states'. */
  any: string;
  choices: readonly FilterChoice[];
  /** The language of the words of its values. */
  lang?: string;
  /** It takes a day, such as 2026-11-23, and has no list of values. */
  isDay?: boolean;
}

/** A line in the list below the field. */
export interface Suggestion {
  key: string;
  filter: TokenFilter;
  /** Undefined for the filter itself, of which a value is typed next. */
  choice: FilterChoice | undefined;
}

const most = 8;
/** A name, a colon and what is typed of a value: the end of the text, since a value may have blanks in it. */
const open = /(?:^|\s)(\p{L}+):\s*([^:]*)$/u;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Reads the filter that is being typed at the end of the text; undefined where that is a plain search. */
export function termIn(text: string, filters: readonly TokenFilter[]) {
  const found = open.exec(text);
  const filter = found && filters.find(({ word }) => fold(word) === fold(found[1] ?? ''));
  return filter ? { filter, typed: (found[2] ?? '').trim(), rest: text.slice(0, found.index).trim() } : undefined;
}

const choicesOf = (filter: TokenFilter, typed: string): readonly FilterChoice[] => {
  if (filter.isDay) return isDay(typed) ? [{ value: typed, word: typed }] : [];
  const words = fold(typed).split(/\s+/);
  const texts = filter.choices.map((choice) => ({ choice, text: fold(`${choice.word} ${choice.label ?? ''}`) }));
  const found = texts.filter(({ text }) => words.every((word) => text.includes(word)));
  // What begins with the typed letters stands first.
  return [
    ...found.filter(({ text }) => text.startsWith(words[0] ?? '')),
    ...found.filter(({ text }) => !text.startsWith(words[0] ?? '')),
  ].map(({ choice }) => choice);
};

/** Returns what the typed text may become, the likeliest first; an empty text may become every filter. */
export function suggest(text: string, filters: readonly TokenFilter[]): Suggestion[] {
  const line = (filter: TokenFilter, choice?: FilterChoice): Suggestion => ({
    key: `${filter.name}:${choice?.value ?? ''}`,
    filter,
    choice,
  });
  const term = termIn(text, filters);
  if (term)
    return choicesOf(term.filter, term.typed)
      .map((choice) => line(term.filter, choice))
      .slice(0, most);
  const last = fold(/\S*$/.exec(text)?.[0] ?? '');
  const named = filters.filter(({ word }) => fold(word).startsWith(last)).map((filter) => line(filter));
  if (last.length < 2) return last === '' ? named : named.slice(0, most);
  const valued = filters.flatMap((filter) =>
    filter.choices.filter(({ word }) => fold(word).startsWith(last)).map((choice) => line(filter, choice)),
  );
  return [...named, ...valued].slice(0, most);
}

/** Returns the text without what became a filter: its last word, or the name with its colon and value. */
export const withoutTerm = (text: string, filters: readonly TokenFilter[]) =>
  termIn(text, filters)?.rest ?? text.replace(/\S*$/, '').trim();

/** Returns what of the typed text is searched: all but a filter that is still being typed. */
export const searchIn = (text: string, filters: readonly TokenFilter[]) => termIn(text, filters)?.rest ?? text.trim();
