import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';
import type { Row } from './rows/row.ts';

const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** The rows of the README, measured with 100,000 products; all others stand in bench/results.md alone. */
const inReadme = [
  '/ from memory',
  'Stale of 2,000 looks after a save',
  'API: a list of 60 products, repeated',
  'A search of two common words',
  'A list narrowed by two specs',
  'Lighthouse mobile, /products',
  'Start to the first page',
];

/** Writes the table into bench/results.md, and some of its rows into the README. */
export async function writeResults(rows: Row[]) {
  const [{ model } = { model: 'unknown' }] = cpus();
  const machine = `${cpus().length} × ${model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  await write(
    'bench/results.md',
    `# Figures\n\nWritten by \`npm run bench\`: ${machine}. Each figure stands beside the least that the same machine could do in the same minutes; figures of different machines say little, the ratios more.\n\n${table(rows)}\n`,
  );
  const readme = await readFile('README.md', 'utf8');
  const [before, rest] = [readme.split(begin)[0], readme.split(end)[1]];
  if (before === undefined || rest === undefined)
    throw new Error(`README.md has no place between ${begin} and ${end}.`);
  const first = rows.filter(({ what, products }) => products !== 1000 && inReadme.includes(what));
  await write('README.md', `${before}${begin}\n\n${table(first)}\n\n${end}${rest}`);
}

function table(rows: Row[]) {
  const cells = rows.map(({ what, products, ours, yardstick, ratio }) => [
    what,
    products?.toLocaleString('en') ?? '',
    ours,
    yardstick ?? '',
    ratio ?? '',
  ]);
  return [['What', 'Products', 'Vitrin', 'Yardstick', 'Ratio'], Array<string>(5).fill('---'), ...cells]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

const write = async (file: string, text: string) =>
  writeFile(file, await format(text, { parser: 'markdown', printWidth: 120 }));
