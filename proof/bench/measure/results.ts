import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from '../../tools/formatted.ts';
import { machine } from '../../tools/machine.ts';
import { tableHead, tableRow, type Row } from './figures.ts';

/** The rows of the README, measured with 100,000 products; all others stand in proof/bench/results.md alone. */
const inReadme = [
  '/ from memory',
  'Stale of 2,000 looks after a save',
  'API: a list of 60 products, repeated',
  'A search of two common words',
  'A list narrowed by two specs',
  'Lighthouse mobile, /products',
  'Start to the first page',
];

const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Writes the table into proof/bench/results.md, and some of its rows into the README. */
export async function writeResults(rows: Row[]) {
  const origin = `${machine()}, ${new Date().toISOString().slice(0, 10)}`;
  const introduction = `Written by \`npm run bench\`: ${origin}. Each figure stands beside the least that the same machine could do in the same minutes; `;
  const advice = 'figures of different machines say little, the ratios more.';
  await write('proof/bench/results.md', `# Figures\n\n${introduction}${advice}\n\n${table(rows)}\n`);
  const readme = await readFile('README.md', 'utf8');
  const [before, rest] = [readme.split(begin)[0], readme.split(end)[1]];
  if (before === undefined || rest === undefined)
    throw new Error(`README.md has no place between ${begin} and ${end}.`);
  const first = rows.filter(({ what, products }) => products !== 1000 && inReadme.includes(what));
  await write('README.md', `${before}${begin}\n\n${table(first)}\n\n${end}${rest}`);
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
