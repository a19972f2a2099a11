import { badInput } from '../../../../core/errors.ts';
import { decoded } from '../../../../spreadsheet/letters.ts';
import { notTranslations, tooManyUnits } from './refusals.ts';
import { keyIn, mostUnits, nameOf, notesOf, type FileUnit, type ReadFile, type Unit } from './unit.ts';

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t', '\r': '\\r' };
const quoted = (text: string) => `"${text.replaceAll(/[\\"\n\t\r]/g, (sign) => escapes[sign] ?? sign)}"`;

/** A text of several lines begins on a line of its own, as all programs write it. */
function written(text: string): string {
  const lines = text.split(/(?<=\n)/);
  return lines.length > 1 ? ['""', ...lines.map(quoted)].join('\n') : quoted(text);
}

/** A comment is one line, whatever is in it. */
const comment = (text: string) => `#. ${text.replaceAll(/\s+/g, ' ')}\n`;

/** Writes a file piece by piece. What is outdated or a machine's is `fuzzy`: programs show it as a proposal. */
export function* writePo(units: Iterable<Unit>, { language }: { language: string }): Generator<string> {
  const head = [`Language: ${language}`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8'];
  const lines = [...head, 'Content-Transfer-Encoding: 8bit', 'X-Source-Language: tr'];
  yield `msgid ""\nmsgstr ""\n${lines.map((line) => quoted(`${line}\n`)).join('\n')}\n`;
  for (const unit of units) {
    const isProposal = unit.target !== null && unit.state !== 'done';
    yield [
      '\n',
      ...notesOf(unit).map(([kind, text]) => comment(kind === 'what' ? text : `${kind}: ${text}`)),
      isProposal ? '#, fuzzy\n' : '',
      `msgctxt ${quoted(nameOf(unit))}\nmsgid ${written(unit.source)}\nmsgstr ${written(unit.target ?? '')}\n`,
    ].join('');
  }
}

type Entry = { context: string; source: string; target: string; isFuzzy: boolean };
const newEntry = (): Entry => ({ context: '', source: '', target: '', isFuzzy: false });
const keywords = { msgctxt: 'context', msgid: 'source', msgstr: 'target' } as const;
const line = /^(?:(msgctxt|msgid|msgstr)[ \t]+)?"((?:[^"\\]|\\.)*)"[ \t]*$/;
const meant: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
const plain = (text: string) => text.replaceAll(/\\(.)/g, (_, sign: string) => meant[sign] ?? sign);

/**
 * Reads a file of gettext line by line, each once: a library that reads signs and joins lists again and again would take hours
 * for a file that was made to. Throws `BAD_USER_INPUT`, with the number of the line.
 */
export function readPo(bytes: Buffer): ReadFile {
  const text = decoded(bytes, 'AUTO', /charset=([\w-]{1,20})/.exec(bytes.toString('latin1', 0, 4000))?.[1]);
  const units: FileUnit[] = [];
  let [entry, part, language] = [newEntry(), null as 'context' | 'source' | 'target' | null, null as string | null];
  let hasEntry = false;
  const finish = () => {
    const { context, source, target, isFuzzy } = entry;
    if (hasEntry && context === '' && source === '') language ??= /^Language:[ \t]*([\w-]+)/m.exec(target)?.[1] ?? null;
    else if (hasEntry) {
      if (units.length >= mostUnits) throw tooManyUnits();
      const key = keyIn(context) ?? { entity: '', id: (context || source).slice(0, 200), field: '' };
      units.push({ ...key, source, target: isFuzzy || target === '' ? null : target, isFinal: true });
    }
    [entry, part, hasEntry] = [newEntry(), null, false];
  };
  let number = 0;
  // eslint-disable-next-line regexp/no-super-linear-move -- each row is taken where it begins, to its end
  for (const [row] of text.replace(/^\uFEFF/, '').matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)) {
    number++;
    const own = row.trim();
    if (own === '') continue;
    if (own.startsWith('#')) {
      if (part === 'target') finish();
      if (own.startsWith('#,') && /\bfuzzy\b/.test(own)) entry.isFuzzy = true;
      continue;
    }
    const [, keyword, content] = line.exec(own) ?? [];
    if (content === undefined) {
      if (!hasEntry && units.length === 0) throw notTranslations();
      throw badInput('file', `Line ${number} of the file cannot be read: ${own.slice(0, 80)}`);
    }
    if (keyword !== undefined) {
      const next = keywords[keyword as keyof typeof keywords];
      if (next === 'context' || (next === 'source' && part !== 'context')) if (part !== null) finish();
      [part, hasEntry] = [next, true];
    }
    if (part === null) throw badInput('file', `Line ${number} of the file belongs to no text.`);
    entry[part] += plain(content);
  }
  finish();
  return { language, units };
}
