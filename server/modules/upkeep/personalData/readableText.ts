import { siteLanguage } from '../../../../common/text/locale.ts';
import type { PersonalRecord } from '../../../entity/person.ts';
import { words, type Words, type WordsLanguage } from '../../../words/words.ts';

type Said = Words['personalData'];

/** Finds a word by a name that may be any text; undefined for one that has none. */
const wordOf = (known: Record<string, string>, name: string) => (Object.hasOwn(known, name) ? known[name] : undefined);

/** Values that are words of the program get words of a language. */
function textOf(said: Said, record: object, key: string, value: string | number): string {
  if (key === 'createdAt' || key === 'sentAt') return said.moment(Number(value));
  const isState =
    key === 'state' || key === 'status' || (key === 'text' && 'kind' in record && record.kind === 'STATE');
  const known = key === 'kind' ? said.kinds : key === 'reason' ? said.reasons : isState ? said.states : {};
  return wordOf(known, String(value)) ?? String(value);
}

function linesOf(said: Said, record: object, indent = ''): string[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const word = wordOf(said.fields, key);
    if (word === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) {
      const items = value.filter((item) => typeof item === 'object' && item !== null);
      if (items.length === 0) return [];
      return [`${indent}${word}:`, ...items.flatMap((item: object) => ['', ...linesOf(said, item, `${indent}  `)])];
    }
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return `${word}: ${textOf(said, record, key, value)}`
      .split('\n')
      .map((line, at) => `${indent}${at > 0 ? '  ' : ''}${line}`);
  });
}

/** Returns what is kept as a text that can be given to the person who asked, in that person's language. */
export function readableText(kept: PersonalRecord[], now: number, language: WordsLanguage = siteLanguage): string {
  const said = words(language).personalData;
  const parts = kept.map(({ sort, isInBin, record }, at) => {
    const heading = said.headings[sort];
    return [`${at + 1}. ${isInBin ? said.inBin(heading) : heading}`, ...linesOf(said, record)].join('\n');
  });
  return `${[said.head(now), ...parts].join('\n\n')}\n`;
}
