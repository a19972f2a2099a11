import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../outcome/outcome.ts';
import { servers } from './servers.ts';

/** It runs what was built. A busy machine may show what is older than a quiet one does, which the whole part measures. */
test.skipIf(!existsSync('dist/server/main.js'))(
  'three servers on one database: one killed, one cut off without a word, one with, one frozen, the database restarted; nothing is lost, and all recover',
  { timeout: 120_000 },
  async () => {
    const outcome = await servers('', { count: 3 }, { calm: 900, lasts: 900, oldest: 3000 });
    expect(Object.fromEntries(kinds.map((kind) => [kind, outcome[kind]]))).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, []])),
    );
  },
);
