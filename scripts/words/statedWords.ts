import { parseSync, type ESTree, type Plugin } from 'vite';
import { sentencesBy } from '../../common/words/office/sentencesBy.ts';
import { changed, type Change } from './syntax.ts';

/** These say words to the office: what fields, values and checks are called, and what is wrong with a value. */
export const statedFiles = [
  ...['enumWords', 'labels', 'limits', 'generated/validators', 'health/healthChecks', 'text/placeholders'],
  ...['product/product', 'product/saleFields', 'product/productFilters', 'product/ladderProblem'],
  ...['product/referenceProblems', 'product/referencesText', 'measures/measures', 'measures/specValues'],
  ...['imports/carry', 'imports/profileSetup', 'imports/schedule'],
].map((name) => `common/${name}.ts`);

/**
 * The statement of a field says these to programs, sheets and readers of the code, and not to people of the office; and the names
 * of entities stand in both languages.
 */
const forOthers = new Set(['headings', 'leftOut', 'told', 'sheet', 'shown', 'key', 'en', 'tr']);

const nameOf = ({ key }: { key: ESTree.Node }) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

type Text = ESTree.StringLiteral | ESTree.TemplateLiteral;

const isText = (node: ESTree.Node): node is Text =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Lists the texts of a file that stand for themselves: no types, no names of files, and nothing said to others. */
function* textsIn(node: ESTree.Node): Generator<Text> {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || /^(?:Import|ExportAll)/.test(node.type)) return;
  if (node.type === 'Property' && forOthers.has(nameOf(node))) return;
  if (isText(node)) yield node;
  for (const part of partsOf(node)) yield* textsIn(part);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (node: ESTree.Node) =>
  Object.entries(node)
    .filter(([name]) => !(node.type === 'Property' && name === 'key'))
    .flatMap(([, value]: [string, unknown]) =>
      Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
    );

/** Returns the sentence by which the table knows a text: each value is `{}`. */
const sentenceOf = (text: Text) =>
  (text.type === 'Literal'
    ? text.value
    : text.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
  ).replaceAll('\u00a0', ' ');

/** Returns the sentences of a file that a person could read. */
export const sentencesOf = (file: string, code: string): string[] =>
  [...textsIn(parseSync(file, code).program)].map(sentenceOf).filter((text) => /^[A-Z][a-z’]|\p{L}.* /u.test(text));

const inTemplate = (text: string) => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

/** Returns the code with its words in those of the table. */
export function inWordsOf(table: Readonly<Record<string, string>>, file: string, code: string): string {
  const said = sentencesBy(table);
  /** Writes a part of the code, and the texts in it, in these words. */
  function written(part: ESTree.Node): string {
    const changes = outerOf([...textsIn(part)].flatMap((text) => (text === part ? [] : (changeOf(text) ?? []))));
    const moved = changes.map(({ start, end, text }) => ({ start: start - part.start, end: end - part.start, text }));
    return changed(code.slice(part.start, part.end), moved);
  }
  function changeOf(text: Text): Change | undefined {
    const sentence = sentenceOf(text);
    const { start, end } = text;
    if (text.type === 'Literal') {
      // A limit of the contract stands in its sentence as a number.
      const words = table[sentence] ?? (/\d/.test(sentence) ? said(sentence) : undefined);
      return words === undefined ? undefined : { start, end, text: JSON.stringify(words) };
    }
    const words = table[sentence];
    if (words === undefined) return undefined;
    const values = text.expressions.map((value) => changeOfValue(value));
    const filled = inTemplate(words).replaceAll(
      /\{(\d)\}/g,
      (_, place: string) => `\${${values[Number(place) - 1] ?? "''"}}`,
    );
    return { start, end, text: `\`${filled}\`` };
  }
  const changeOfValue = (value: ESTree.Expression) =>
    isText(value) ? (changeOf(value)?.text ?? code.slice(value.start, value.end)) : written(value);
  const { program } = parseSync(file, code);
  return changed(code, outerOf([...textsIn(program)].flatMap((text) => changeOf(text) ?? [])));
}

/** Leaves out what stands within another change, which holds it already. */
const outerOf = (changes: Change[]) =>
  changes.filter(
    (change) => !changes.some((other) => other !== change && other.start <= change.start && change.end <= other.end),
  );

/** Says in the language of the office what the statements in common/ say in English, which files and programs read, too. */
export const statedWords = (table: Readonly<Record<string, string>>): Plugin => ({
  name: 'stated-words',
  enforce: 'pre',
  transform: (code, id) =>
    statedFiles.some((file) => id.endsWith(`/${file}`)) ? { code: inWordsOf(table, id, code), map: null } : undefined,
});
