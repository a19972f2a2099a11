import { cp, rm } from 'node:fs/promises';
import { startSite } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { withFolder } from '../tools/withSite.ts';
import { isClean, kinds } from './outcome/outcome.ts';
import { readArguments } from './readArguments.ts';
import { writeRow } from './outcome/report.ts';

/**
 * Runs the parts that are named, or all of them, against the built server: `npm run build && npm run torture -- [kills=200
 * sends=20 orders=20 imports=20 plans=20 webhooks=1000 servers=3 documents=20000 raw=10000 disk=2 jumps=18 slow=600 minutes=60] [engine=postgres] [seed=1]`. Parts that
 * exist for both engines run on SQLite when they are named without an engine. The same seed repeats the same work. It
 * prints the faults, puts the figures into docs/reliability.md, and ends with 1 when there was a fault.
 */
const { seed, rounds } = readArguments(process.argv.slice(2));

const starter = await temporaryFolder();
await (await startSite(starter)).stop();
for (const { part, count } of rounds) {
  const started = Date.now();
  const outcome = await withFolder(async (dataDir) => {
    await cp(starter, dataDir, { recursive: true });
    return part.run(dataDir, { count, seed, engine: part.engine ?? 'sqlite' });
  });
  console.log(`${part.name}: ${outcome.figures}; ${Math.round((Date.now() - started) / 1000)} s.`);
  for (const kind of kinds) {
    console.log(`  ${kind} ${outcome[kind].length}`);
    outcome[kind].slice(0, 20).forEach((found) => console.log(`    ${found}`));
  }
  const chosen = part.engine === 'postgres' ? ' engine=postgres' : '';
  await writeRow(part.name, outcome, `npm run torture -- ${part.argument}=${count}${chosen} seed=${seed}`);
  if (!isClean(outcome)) process.exitCode = 1;
}
await rm(starter, { recursive: true });
