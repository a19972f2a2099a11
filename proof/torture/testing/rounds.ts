import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres } from '../../../server/testing/postgres/cluster.ts';
import { kinds } from '../outcome/outcome.ts';
import { parts } from '../parts.ts';
import { copyOfStarterData } from '../../../e2e/testing/starterData.ts';

/**
 * Rounds of the torture that take some seconds each. 0 leaves a part out: the mixed load has a test of its own, and so
 * have several servers, on PostgreSQL.
 */
const short = { kills: 2, sends: 2, servers: 0, documents: 150, raw: 150, disk: 1, jumps: 3, slow: 50, minutes: 0 };

/** They wait for most of their time, so that a file of their own lets the others run beside them. */
const waiting = ['jumps', 'slow'];

/** Where the database is a server, the second kill is of it. */
const isThere = ({ engine, argument }: (typeof parts)[number]) =>
  engine !== 'postgres' || (argument === 'kills' && findPostgres() !== undefined);

export const rounds = parts
  .filter(isThere)
  .map((part) => ({ ...part, count: short[part.argument], isWaiting: waiting.includes(part.argument) }))
  .filter(({ count }) => count > 0);

/** A test for each of these rounds. They look at processes and files as Linux has them. */
export const survives = (chosen: typeof rounds) =>
  test.skipIf(process.platform !== 'linux').for(chosen)(
    '$name: nothing is lost, nothing crashes or hangs, and no answer is a fault of ours',
    { timeout: 300_000 },
    async ({ run, count, engine = 'sqlite' }) => {
      const dataDir = await copyOfStarterData();
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      const outcome = await run(dataDir, { count, seed: 1, engine });
      expect(Object.fromEntries(kinds.map((kind) => [kind, outcome[kind]]))).toEqual(
        Object.fromEntries(kinds.map((kind) => [kind, []])),
      );
    },
  );
