import { badInput, taken } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { codeIn, synonymKey } from '../../../search/synonyms.ts';
import { listSynonyms } from './synonyms.store.ts';

type Entered = { said: string; finds: string[]; twoWay?: boolean | null | undefined };

/** Throws `BAD_USER_INPUT` for a text with a code or a measure, or without any word. */
export function requireWords(text: string, field: string) {
  const code = codeIn(text);
  if (code !== undefined) throw badInput(field, `${code} is a code. Codes never take part.`);
  if (synonymKey(text) === '') throw badInput(field, 'Enter a word');
}

/**
 * Returns the values of a synonym as they are stored. Throws `BAD_USER_INPUT` as above, for words that find themselves, and
 * for words that another synonym has; `before` is the key of the one that is changed.
 */
export async function checkSynonym(tx: Tx, entered: Entered, before?: string) {
  const said = entered.said.trim();
  const twoWay = entered.twoWay ?? false;
  requireWords(said, 'said');
  const finds = [...new Map(entered.finds.map((text) => [synonymKey(text), text.trim()])).values()];
  if (finds.length === 0) throw badInput('finds', 'Enter a word of the catalogue');
  for (const text of finds) requireWords(text, 'finds');
  const key = synonymKey(said);
  if (finds.some((text) => synonymKey(text) === key)) throw badInput('finds', 'A word finds itself already.');
  const others = (await listSynonyms(tx)).filter((row) => row.key !== before);
  if (others.some((row) => row.key === key)) throw taken('said');
  const groups = others.filter((row) => row.twoWay);
  for (const text of twoWay ? [said, ...finds] : []) {
    const group = groups.find((row) => [row.key, ...row.finds.map(synonymKey)].includes(synonymKey(text)));
    if (group)
      throw badInput(
        text === said ? 'said' : 'finds',
        `“${text}” stands in another group: ${[group.said, ...group.finds].join(', ')}.`,
      );
  }
  return { said, finds, twoWay, instead: false };
}
