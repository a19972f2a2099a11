import { parseSync, type ESTree, type Plugin } from 'vite';
import { changed, nodesIn, type Change } from './syntax.ts';

/**
 * Vowels with signs that Turkish lacks and the fonts of the site have, twice: a text is longer by two fifths then, as it is in
 * some languages.
 */
const strange: Record<string, string> = {
  ...{ a: 'áá', e: 'éé', ı: 'íí', i: 'íí', o: 'óó', ö: 'óó', u: 'úú', ü: 'úú' },
  ...{ A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', İ: 'ÍÍ', O: 'ÓÓ', Ö: 'ÓÓ', U: 'ÚÚ', Ü: 'ÚÚ' },
};

const inStrangeLetters = (text: string) =>
  text.replaceAll(/\{[^}]*\}|[aeıioöuüAEIİOÖUÜ]/g, (part) => strange[part] ?? part);

/** Begins and ends each text: what is cut lacks the end, and what is glued has it in the middle. */
const marks = ['[! ', ' !]'] as const;

/** Returns a text in a language that nobody speaks; places for values, such as {phone}, and spaces at its ends stay. */
export function pseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return /\p{L}/u.test(words.replaceAll(/\{[^}]*\}/g, ''))
    ? before + marks[0] + inStrangeLetters(words) + marks[1] + after
    : text;
}

/** Returns the expressions of which one is the value: a text, or one of several. */
function valuesOf(node: ESTree.Node | null): ESTree.Node[] {
  if (node?.type === 'ConditionalExpression') return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
  if (node?.type === 'ReturnStatement') return valuesOf(node.argument);
  if (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionDeclaration')
    return node.body?.type === 'BlockStatement'
      ? [...nodesIn(node.body)].filter(({ type }) => type === 'ReturnStatement').flatMap(valuesOf)
      : valuesOf(node.body);
  return node ? [node] : [];
}

function changesOf(code: string, node: ESTree.Node): Change[] {
  const { start, end } = node;
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ start, end, text: JSON.stringify(pseudo(node.value)) }];
  if (node.type !== 'TemplateLiteral') return [];
  const pieces = node.quasis.map(({ value }) => value.raw);
  if (!/\p{L}/u.test(pieces.join(''))) return [];
  const values = node.expressions.map((value) => `\${${code.slice(value.start, value.end)}}`);
  const whole = pieces.map((piece, at) => inStrangeLetters(piece) + (values[at] ?? '')).join('');
  return [{ start, end, text: `\`${marks[0]}${whole}${marks[1]}\`` }];
}

function pseudoFile(id: string, code: string): string {
  const values = parseSync(id, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ init }) => valuesOf(init));
    return valuesOf(declaration);
  });
  return changed(
    code,
    values.flatMap((value) => changesOf(code, value)),
  );
}

/** These are no words: rules for their writers, what a new company begins with, names of records, and codes. */
const noWords = new Set(['rules', 'settings', 'id', 'icon', 'categories', 'code', 'size', 'standard']);

/** Returns the specified texts, or a part of them, in the language that nobody speaks. */
function pseudoTexts(part: unknown): unknown {
  if (typeof part === 'string') return pseudo(part);
  if (Array.isArray(part)) return part.map(pseudoTexts);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, noWords.has(name) ? (value as unknown) : pseudoTexts(value)]),
  );
}

/**
 * Builds the product in a language that nobody speaks, whose texts are longer, with `WORDS=pseudo`: a text that is still
 * Turkish stands in no catalogue, and one without its end is cut. A test walks the pages so.
 */
export const pseudoWords: Plugin = {
  name: 'pseudo-words',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/words/tr/specified.json'))
      return { code: JSON.stringify(pseudoTexts(JSON.parse(code))), map: null };
    // The particle of a Turkish question is found by its own lists of words.
    if (!/\/words\/(?:admin\/)?[a-z]{2}\/\w+\.ts$/.test(id) || id.endsWith('/questionAfter.ts')) return undefined;
    return { code: pseudoFile(id, code), map: null };
  },
};
