import { relative } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { readChosen, runsOf } from './chosen.mjs';

/** `npm test` asks for it: of a listed file only the tests run that send PostgreSQL something that no other test sends. */
const chosen = process.env.CHOSEN_TESTS ? readChosen() : {};

beforeEach(({ skip }) => {
  const { testPath, currentTestName } = expect.getState();
  const runs = runsOf(relative('', testPath), chosen);
  if (runs && !runs.includes(currentTestName)) skip('Other tests send the same statements.');
});
