import type { Dice } from '../../../server/testing/random/dice.ts';
import type { Document } from './document.ts';

const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const nested = (depth: number) =>
  `{ categories ${'{ products { nodes { category '.repeat(depth)}{ id }${' } } }'.repeat(depth)} }`;
const strange = ['\u0000', '\ufeff', '"', '"""', '{', '}', '$', '...', '@', '#', '\\u', '🔩', '-', '1e', '\n'] as const;

type Attack = (dice: Dice) => string;

/** These documents ask for too much, or their fragments form a circle. */
export const attacks: readonly [Attack, ...Attack[]] = [
  (dice) => nested(1 + dice.upTo(400)),
  (dice) => `{ ${repeat(1 + dice.upTo(900), (at) => `a${at}: me { id }`)} }`,
  (dice) => `{ ${repeat(1 + dice.upTo(60), (at) => `a${at}: products(search: "rulamn ${at}") { totalCount }`)} }`,
  () => 'query { ...A } fragment A on Query { ...B me { id } } fragment B on Query { ...A }',
  (dice) => `{ ${repeat(1 + dice.upTo(300), () => '...A')} } fragment A on Query { me { id } }`,
  (dice) =>
    `{ __schema { types { ${repeat(1 + dice.upTo(25), (at) => `a${at}: fields { type { ofType { ofType { name } } } }`)} } } }`,
  (dice) => `query (${repeat(1 + dice.upTo(500), (at) => `$v${at}: Int`)}) { me { id } }`,
  (dice) => `{ products(after: ${'['.repeat(dice.upTo(900))}) { totalCount } }`,
  (dice) => `{ me ${repeat(1 + dice.upTo(300), () => '@include(if: true)')} { id } }`,
  (dice) => `{ products(first: ${'9'.repeat(1 + dice.upTo(400))}) { totalCount } }`,
  (dice) => `query A { me { id } } ${repeat(dice.upTo(50), (at) => `query Q${at} { me { id } }`)}`,
  () => 'subscription { siteSettingsChanged { name } }',
  () => '{ products(search: "\\u0000\\uD800") { totalCount } }',
];

/** Changes a few letters or words of a document, so that it is nearly right. */
export function spoiled({ query, variables }: Document, dice: Dice): Document {
  let text = query;
  for (let count = 1 + dice.upTo(2); count > 0; count--) {
    const at = dice.upTo(text.length);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    text = dice.one([
      before,
      before + after.slice(1 + dice.upTo(5)),
      before + dice.one(strange) + after,
      before + after.slice(0, 20).repeat(2 + dice.upTo(5)) + after,
      [...before].sort().join('').slice(0, 200) + after,
    ]);
  }
  return { query: text, variables };
}
