import { fold } from '../../common/text/letters.ts';
import { badInput } from './errors.ts';

type Named = { id: string; name: string };
type What = { field: string; what: string; /** What names all of them. */ from: string };

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The parts of two letters of a text, by which two texts are compared. */
function pairsOf(text: string): Set<string> {
  const letters = wordsOf(text).join(' ');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

/** Names the nearest ones, for a program that has asked for something that is not there. */
function nearest(asked: string, all: readonly Named[]): string {
  const found = all
    .map((one) => ({ one, like: Math.max(likeness(asked, one.name), likeness(asked, one.id)) }))
    .toSorted((a, b) => b.like - a.like)
    .slice(0, 5);
  return found.map(({ one: { id, name } }) => (id === name ? `'${id}'` : `'${id}' (${name})`)).join(', ');
}

/**
 * Finds what a program means by an id or a name, or by words that one name alone has: '2RS' for '2RS, temaslı NBR'. Throws
 * `BAD_USER_INPUT` with the nearest ones.
 */
export function idOf(asked: string, all: readonly Named[], { field, what, from }: What): string {
  const exact = all.find(({ id }) => id === asked) ?? all.find(({ name }) => fold(name) === fold(asked.trim()));
  if (exact) return exact.id;
  const words = wordsOf(asked);
  const having = words.length === 0 ? [] : all.filter(({ name }) => words.every((one) => wordsOf(name).includes(one)));
  const [only] = having;
  if (only && having.length === 1) return only.id;
  const said = having.length > 1 ? `'${asked}' can be several ${what}` : `There is no ${what} '${asked}'`;
  const near = nearest(asked, having.length > 1 ? having : all);
  throw badInput(field, `${said}. ${near ? `The nearest: ${near}. ` : ''}${from} names all.`);
}
