import { rm } from 'node:fs/promises';
import { startSite } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { tableOf } from '../tools/leaks/growth.ts';
import { measureLeaks } from '../tools/leaks/measureLeaks.ts';

/**
 * Whether a server under a mixed load stays as large as it is: `npm run build && npm run bench:leaks -- MINUTES [RATE] [SEED]`.
 * Ten minutes with eight deeds a second unless told. Ends with 1 when something grows or an answer is wrong.
 */
const [minutes = 10, rate = 8, seed = 1] = process.argv.slice(2).map(Number);

const dataDir = await temporaryFolder();
try {
  await (await startSite(dataDir)).stop();
  const rounds = Math.max(8, Math.round(minutes));
  const { samples, growth, done, faults, processor } = await measureLeaks(dataDir, {
    seconds: 60 * minutes,
    rate,
    seed,
    rounds,
    tell: (sample) => console.log(new Date().toISOString().slice(11, 19), JSON.stringify(sample)),
  });
  tableOf(samples).forEach((line) => console.log(line));
  const total = [...done.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} deeds: ${[...done].map(([name, count]) => `${count} ${name}`).join(', ')}.`);
  console.log(`The server took ${Math.round(100 * processor)} % of one core.`);
  faults.slice(0, 50).forEach((fault) => console.log(fault));
  const leaks = growth.filter(({ isLeak }) => isLeak).map(({ name }) => name);
  console.log(`Faults: ${faults.length}. Leaks: ${leaks.length ? leaks.join(', ') : 'none'}.`);
  process.exitCode = faults.length || leaks.length ? 1 : 0;
} finally {
  await rm(dataDir, { recursive: true });
}
