import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { findPostgres } from '../../../server/testing/postgres/cluster.ts';
import { kinds } from '../outcome/outcome.ts';
import { parts } from '../parts.ts';
import { copyOfStarterData } from '../../../e2e/testing/starterData.ts';

/**
 * Rounds of the torture that take some seconds each. 0 leaves a part out: the mixed load has a test of its own, and so
 * have several servers, on PostgreSQL, and a plan whose process is killed.
 */
const short = {
  kills: 2,
  sends: 2,
  orders: 2,
  imports: 2,
  plans: 0,
  webhooks: 60,
  servers: 0,
  documents: 150,
  raw: 150,
  disk: 1,
  jumps: 3,
  slow: 50,
  minutes: 0,
};

/** These rounds wait for most of their time: in a file of their own they run beside the others. */
const waiting = ['jumps', 'slow'];

/** PostgreSQL takes part in the kills alone: the second of them kills the database server. */
const isThere = ({ engine, argument }: (typeof parts)[number]) =>
  engine !== 'postgres' || (argument === 'kills' && findPostgres() !== undefined);

export const rounds = parts
  .filter(isThere)
  .map((part) => ({ ...part, count: short[part.argument], isWaiting: waiting.includes(part.argument) }))
  .filter(({ count }) => count > 0);

/** Plays a round over a data folder of its own, and expects that nothing was lost, crashed or hung, and no answer was a fault. */
export async function expectSurvival({ run, count, engine = 'sqlite' }: (typeof rounds)[number]) {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const outcome = await run(dataDir, { count, seed: 1, engine });
  expect(Object.fromEntries(kinds.map((kind) => [kind, outcome[kind]]))).toEqual(
    Object.fromEntries(kinds.map((kind) => [kind, []])),
  );
}
