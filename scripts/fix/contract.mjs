import { firstSentence, undescribed, withTable } from './lines.mjs';

/** Names each root field, `{ kind, name, description }`, that the changelog lacks under the newest day. */
export function changelog(text, fields) {
  const lines = fields
    .filter(({ name }) => !text.includes(`\`${name}\``))
    .map(({ kind, name, description }) => `- The ${kind} \`${name}\`: ${firstSentence(description)}.\n`);
  const newest = text.indexOf('\n## ');
  const next = text.indexOf('\n## ', newest + 1);
  const end = next === -1 ? text.length : next;
  return text.slice(0, end) + lines.join('') + text.slice(end);
}

/** Gives docs/api.md a row for each code of an error. */
export const errorTable = (text, codes) =>
  withTable(text, '## Errors', (rows) => {
    const codeOf = ([cell]) => cell.replaceAll('`', '');
    const listed = rows.filter((cells) => codes.includes(codeOf(cells)));
    const added = codes.filter((code) => !listed.some((cells) => codeOf(cells) === code));
    return [...listed, ...added.map((code) => [`\`${code}\``, undescribed, ''])];
  });

/** Writes the limits in force, `{ name: figure }`, into the table of docs/api.md. */
export const limitTable = (text, limits) =>
  withTable(text, '## Limits', (rows) => {
    const nameOf = ([cell]) => cell.replaceAll('`', '');
    const listed = rows.map(([name, figure, ...more]) => [name, limits[nameOf([name])] ?? figure, ...more]);
    const added = Object.entries(limits).filter(([name]) => !rows.some((cells) => nameOf(cells) === name));
    return [...listed, ...added.map(([name, figure]) => [name, figure, undescribed])];
  });

/** Gives an enum of the schema exactly these words. New ones come last, and wait for their descriptions. */
export const enumWords = (schema, name, words) =>
  schema.replace(new RegExp(`^(enum ${name} {\n)([^}]*)(?=})`, 'm'), (_, head, body) => {
    const entries = body.match(/(?: {2}"[^\n]*\n)? {2}\w+.*\n/g) ?? [];
    const wordIn = (entry) => /^ {2}(\w+)/m.exec(entry)[1];
    const kept = entries.filter((entry) => words.includes(wordIn(entry)));
    const added = words.filter((word) => !kept.some((entry) => wordIn(entry) === word));
    return head + [...kept, ...added.map((word) => `  "${undescribed}."\n  ${word}\n`)].join('');
  });

/** Types whose key for a cache has another name than `id`; docs/api.md says which. */
export const ownKeys = ['DocumentFile', 'Image', 'Unit'];

/** Writes the names of types without an id into the list of docs/api.md that graphcache takes. */
export const keylessList = (text, names) =>
  text.replace(/(const keyless = `\n)[^`]*(`)/, (_, head, tail) => {
    const lines = [''];
    for (const name of names) {
      if (`${lines.at(-1)} ${name}`.length > 110) lines.push('');
      lines[lines.length - 1] = `${lines.at(-1)} ${name}`.trim();
    }
    return head + lines.map((line) => `  ${line}\n`).join('') + tail;
  });
