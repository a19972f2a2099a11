import { behindColon, firstSentence } from './lines.mjs';

/** The image fixes these settings, so a container takes them from nowhere else. */
const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV'];

const entry =
  /(?:^ {2}\/\*\* (?<description>.*) \*\/\n)?^ {2}(?<name>[A-Z_]+): (?<rule>[a-z][^]*?),\n(?= {2}\/\*\*| {2}[A-Z_]+:|};)/gm;

/** Reads the settings from the text of server/settings/config.ts: `{ name, description, value }`, with the default's text. */
export const settingsIn = (config) =>
  [...config.matchAll(entry)].map(({ groups: { name, description, rule } }) => {
    const [, value = ''] = /\.default\('?(.*?)'?\)$/.exec(rule) ?? [];
    return { name, description, value: value.replace('[]', '').replaceAll('_', '') || 'none' };
  });

/** Gives docs/settings.md a line for each setting, behind the one that the code has before it, and takes away lines of others. */
export function settingsPage(text, settings) {
  const lineOf = /^- `([A-Z_]+)` \(.*\n/gm;
  const known = settings.map(({ name }) => name);
  let page = text.replaceAll(lineOf, (line, name) => (known.includes(name) ? line : ''));
  settings.forEach(({ name, description, value }, at) => {
    const lines = new Map([...page.matchAll(lineOf)].map(([line, of]) => [of, line]));
    if (lines.has(name)) return;
    const line = `- \`${name}\` (${value}): ${behindColon(firstSentence(description))}.\n`;
    const neighbour = lines.get(known.slice(0, at).findLast((one) => lines.has(one))) ?? [...lines.values()].at(-1);
    page = page.replace(neighbour, () => neighbour + line);
  });
  return page;
}

/** Gives a compose file of Docker a line for each setting, which is then read from the shell or a file .env. */
export function composeFile(text, settings) {
  const names = [...settings.map(({ name }) => name).filter((name) => !ofTheImage.includes(name)), 'TZ'];
  return text.replace(/^( +)environment:\n((?:\1 {2}.*\n)+)/m, (_, indent, block) => {
    const lines = block.split(/^/m).filter((line) => names.includes(nameIn(line)));
    for (const name of names.filter((one) => !lines.some((line) => nameIn(line) === one)).sort()) {
      const before = lines.findLastIndex((line) => /:$/m.test(line) && nameIn(line) < name);
      lines.splice(before === -1 ? lines.length : before + 1, 0, `${indent}  ${name}:\n`);
    }
    return `${indent}environment:\n${lines.join('')}`;
  });
}

const nameIn = (line) => /^ *([A-Z_]+):/.exec(line)?.[1];
