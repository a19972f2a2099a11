import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../outcome/outcome.ts';
import { servers } from './servers.ts';

/** The servers run from the build. A busy machine may show older content than a quiet one, which `npm run torture` measures. */
test.skipIf(!existsSync('dist/server/main.js'))(
  'three servers on one database lose nothing and recover when one is killed, disconnected or frozen, and when the database restarts',
  { timeout: 120_000 },
  async () => {
    const outcome = await servers('', { count: 3 }, { calm: 900, lasts: 900, oldest: 3000 });
    expect(Object.fromEntries(kinds.map((kind) => [kind, outcome[kind]]))).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, []])),
    );
  },
);
