import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from '../../tools/formatted.ts';
import { machine } from '../../tools/machine.ts';
import { tableHead, tableRow, type Row } from './figures.ts';
import { readmeFigures } from './readmeFigures.ts';

/** Writes the table into proof/bench/results.md, and some of its rows into the README. */
export async function writeResults(rows: Row[]) {
  const origin = `${machine()}, ${new Date().toISOString().slice(0, 10)}`;
  const introduction = `Written by \`npm run bench\`: ${origin}. Each figure stands beside the least that the same machine could do in the same minutes; `;
  const advice = 'figures of different machines say little, the ratios more.';
  const results = `# Figures\n\n${introduction}${advice}\n\n${table(rows)}\n`;
  await write('proof/bench/results.md', results);
  await write('README.md', readmeFigures(await readFile('README.md', 'utf8'), results));
}

function table(rows: Row[]) {
  const lines = rows.map(({ what, products, ours, yardstick = '', ratio = '' }) =>
    tableRow([what, products?.toLocaleString('en') ?? '', ours, yardstick, ratio]),
  );
  return [tableHead(['What', 'Products', 'Vitrin', 'Yardstick', 'Ratio']), ...lines].join('\n');
}

async function write(file: string, text: string) {
  await writeFile(file, text);
  formatted(file);
}
