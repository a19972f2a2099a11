import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type ESTree, type Plugin } from 'vite';
import { asWritten, languageOfModule, placed, type Variant } from './inLanguage.ts';
import { changed, nodesIn, type Change } from './syntax.ts';

/** A file of the catalogue of words, in any language, of the site or of the admin. */
const catalogue = /\/words\/(?:admin\/)?[a-z]{2}\/\w+\.ts$/;

/** Holds the texts before, between and after the values of a sentence, and the place of each value among the arguments. */
type Sentence = { pieces: string[]; values: number[] };

/** A sentence whose values stand in it as they are, each once; undefined for every other value of the catalogue. */
function sentenceOf(init: ESTree.Expression | null): Sentence | undefined {
  if (init?.type === 'Literal')
    return typeof init.value === 'string' ? { pieces: [init.value], values: [] } : undefined;
  if (init?.type !== 'ArrowFunctionExpression' || init.body.type !== 'TemplateLiteral') return undefined;
  const names = init.params.map((param) => (param.type === 'Identifier' ? param.name : ''));
  const { expressions, quasis } = init.body;
  const values = expressions.map((value) => (value.type === 'Identifier' ? names.indexOf(value.name) : -1));
  const isPlain = !values.includes(-1) && new Set(values).size === names.length && values.length === names.length;
  return isPlain ? { pieces: quasis.map(({ value }) => value.cooked ?? value.raw), values } : undefined;
}

/** Returns the sentences that a file of the catalogue exports, by their names. */
function sentencesOf(file: string) {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const sentences = new Map<string, Sentence>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      const sentence = sentenceOf(init);
      if (id.type === 'Identifier' && sentence) sentences.set(id.name, sentence);
    }
  }
  return sentences;
}

const inTemplate = (text: string) => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

/** Returns the sentence as the code of a script, with the code of its values. */
function written({ pieces, values }: Sentence, given: string[]): string {
  const [first = '', ...rest] = pieces;
  if (values.length === 0) return JSON.stringify(first);
  const after = rest.map((piece, at) => `\${${given[values[at] ?? 0] ?? ''}}${inTemplate(piece)}`);
  return `\`${inTemplate(first)}${after.join('')}\``;
}

type Spaces = Map<string, Map<string, Sentence>>;

/** Finds what can be written in place of a name of the catalogue, the values of one sentence before the sentence itself. */
function changesIn(code: string, program: ESTree.Program, spaces: Spaces): Change[] {
  const found = (node: ESTree.Node) =>
    node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier'
      ? spaces.get(node.object.name)?.get(node.property.type === 'Identifier' ? node.property.name : '')
      : undefined;
  const textOf = (node: ESTree.Node) => {
    if (node.type !== 'CallExpression') {
      const text = found(node);
      return text?.values.length === 0 ? written(text, []) : undefined;
    }
    const sentence = found(node.callee);
    const { arguments: given } = node;
    if (!sentence || sentence.values.length !== given.length) return undefined;
    return written(
      sentence,
      given.map(({ start, end }) => code.slice(start, end)),
    );
  };
  const all = [...nodesIn(program)].flatMap((node) => {
    const text = textOf(node);
    return text === undefined ? [] : [{ start: node.start, end: node.end, text }];
  });
  const isWithin = (one: Change, other: Change) => one !== other && one.start <= other.start && other.end <= one.end;
  return all.filter((change) => !all.some((other) => isWithin(change, other)));
}

/**
 * Writes each sentence of the catalogue where it is shown. A script would else bring all sentences of a subject that two pages
 * share, and the first script of the site those of all subjects: 4 kB of each visit.
 */
export function wordsInScripts(variant: Variant = asWritten): Plugin {
  const known = new Map<string, Map<string, Sentence>>();
  return {
    name: 'words-in-scripts',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => known.clear(),
    transform(source, id) {
      if (!/\.tsx?$/.test(id) || !source.includes('words/')) return undefined;
      const spaces: Spaces = new Map();
      const site = languageOfModule(id);
      const languages = site === asWritten.site ? variant : { ...variant, site };
      for (let code = source; ;) {
        const { program } = parseSync(id, code);
        for (const statement of program.body) {
          if (statement.type !== 'ImportDeclaration' || !catalogue.test(statement.source.value)) continue;
          const file = placed(resolve(dirname(id), statement.source.value), languages);
          const sentences = known.get(file) ?? sentencesOf(file);
          known.set(file, sentences);
          for (const { type, local } of statement.specifiers)
            if (type === 'ImportNamespaceSpecifier') spaces.set(local.name, sentences);
        }
        const changes = changesIn(code, program, spaces);
        if (changes.length === 0) return code === source ? undefined : { code, map: null };
        code = changed(code, changes);
      }
    },
  };
}
