import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { machine } from '../../tools/machine.ts';
import { kinds, type Outcome } from './outcome.ts';

const file = 'docs/reliability.md';

const rowOf = (part: string, outcome: Outcome, command: string) => {
  const counts = kinds.map((kind) => outcome[kind].length);
  const origin = `${new Date().toISOString().slice(0, 10)}; \`${command}\`; ${machine()}`;
  return `| ${[part, outcome.figures, ...counts, origin].join(' | ')} |`;
};

/** Puts the figures of a part into its row of docs/reliability.md; the rows of other parts stay. */
export async function writeRow(part: string, outcome: Outcome, command: string) {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${part} `));
  if (at < 0) throw new Error(`${file} has no row for '${part}'.`);
  lines[at] = rowOf(part, outcome, command);
  const options = await resolveConfig(file);
  await writeFile(file, await format(lines.join('\n'), { ...options, parser: 'markdown' }));
}
