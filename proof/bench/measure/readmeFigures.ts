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

/** Puts some rows of proof/bench/results.md into the README. Both are texts. */
export function readmeFigures(readme: string, results: string) {
  const [before, rest] = [readme.split(begin)[0], readme.split(end)[1]];
  if (before === undefined || rest === undefined)
    throw new Error(`README.md has no place between ${begin} and ${end}.`);
  const [head, rule, ...rows] = results.split('\n').filter((line) => line.startsWith('|'));
  const first = rows.filter((row) => {
    const [, what = '', products] = row.split('|').map((cell) => cell.trim());
    return products !== '1,000' && inReadme.includes(what);
  });
  return `${before}${begin}\n\n${[head, rule, ...first].join('\n')}\n\n${end}${rest}`;
}
