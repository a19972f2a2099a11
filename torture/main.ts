import { cp, rm } from 'node:fs/promises';
import { startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { isClean, kinds } from './outcome.ts';
import { parts } from './parts.ts';
import { writeRow } from './report.ts';

/**
 * `npm run build && npm run torture -- [kills=200 sends=20 servers=3 documents=20000 raw=10000 disk=2 jumps=18 slow=600 minutes=60] [seed=1]`:
 * the parts that are named, or all of them; the same seed does the same again. Prints what was found, puts the figures
 * into docs/reliability.md, and ends with 1 when something was.
 */
const given = new Map(
  process.argv
    .slice(2)
    .map((word) => word.split('='))
    .map(([name = '', value]) => [name, Number(value)]),
);
const seed = given.get('seed') ?? 1;
given.delete('seed');
for (const [name, value] of given) {
  if (!parts.some(({ argument }) => argument === name) || !Number.isFinite(value)) {
    throw new Error(
      `Unknown argument '${name}': known are ${parts.map(({ argument }) => argument).join(', ')} and seed, each with '=' and a number.`,
    );
  }
}
const countOf = ({ argument, count }: { argument: string; count: number }) =>
  given.size > 0 ? (given.get(argument) ?? 0) : count;

const starter = await temporaryFolder();
await (await startSite(starter)).stop();
for (const part of parts.filter((one) => countOf(one) > 0)) {
  const count = countOf(part);
  const started = Date.now();
  const dataDir = await temporaryFolder();
  await cp(starter, dataDir, { recursive: true });
  const outcome = await part.run(dataDir, { count, seed });
  await rm(dataDir, { recursive: true });
  console.log(`${part.name}: ${outcome.figures}; ${Math.round((Date.now() - started) / 1000)} s.`);
  for (const kind of kinds) {
    console.log(`  ${kind} ${outcome[kind].length}`);
    outcome[kind].slice(0, 20).forEach((found) => console.log(`    ${found}`));
  }
  await writeRow(part.name, outcome, `npm run torture -- ${part.argument}=${count} seed=${seed}`);
  if (!isClean(outcome)) process.exitCode = 1;
}
await rm(starter, { recursive: true });
