// Takes long: its rounds wait for schedules of a built server.
import { test } from 'vitest';
import { expectSurvival, rounds } from '../../proof/torture/testing/rounds.ts';

// The rounds read processes and files as only Linux shows them.
test.skipIf(process.platform !== 'linux').for(rounds.filter(({ isWaiting }) => isWaiting))(
  '$name: nothing is lost, nothing crashes or hangs, and no answer is a fault of ours',
  { timeout: 300_000 },
  expectSurvival,
);
