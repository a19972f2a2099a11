import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from '../../tools/formatted.ts';
import { machine } from '../../tools/machine.ts';
import { kinds, type Outcome } from './outcome.ts';

const file = 'docs/reliability.md';

const itemOf = (part: string, outcome: Outcome, command: string) => {
  const counts = kinds.map((kind) => `${kind} ${outcome[kind].length}`).join(', ');
  const place = `${new Date().toISOString().slice(0, 10)}; \`${command}\`; ${machine()}`;
  return `- **${part}** (${place}): ${outcome.figures}. ${counts.charAt(0).toUpperCase()}${counts.slice(1)}.`;
};

/** Puts the figures of a part into its item of the document's list; those of the others stay. */
export async function writeRow(part: string, outcome: Outcome, command: string) {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`- **${part}** (`));
  if (at < 0) throw new Error(`${file} has no figures of '${part}'.`);
  lines[at] = itemOf(part, outcome, command);
  await writeFile(file, lines.join('\n'));
  formatted(file);
}
