import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres } from '../../server/testing/postgres/cluster.ts';
import { kinds } from '../../torture/outcome.ts';
import { parts } from '../../torture/parts.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

/**
 * Rounds that take some seconds each; the mixed load has a test of its own, and so have several servers, on PostgreSQL.
 * Processes and files are Linux's own.
 */
const short = { kills: 2, sends: 2, servers: 0, documents: 150, raw: 150, disk: 1, jumps: 3, slow: 50, minutes: 0 };
/** Where the database is a server, the second kill is of it. */
const isThere = ({ engine, argument }: (typeof parts)[number]) =>
  engine !== 'postgres' || (argument === 'kills' && findPostgres() !== undefined);
const rounds = parts.filter(isThere).map((part) => ({ ...part, count: short[part.argument] }));

test.skipIf(process.platform !== 'linux').for(rounds.filter(({ count }) => count > 0))(
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
