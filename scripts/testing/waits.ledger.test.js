import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOfCheckout } from '../test/tree.mjs';

/** What a test must not do, and what it does instead. */
const refused = [
  { what: /\bwaitForTimeout\(/, instead: 'wait for what the page says, or quietFor() where nothing may happen' },
  { what: /\bsetTimeout\(/, instead: 'wait with expect.poll, or use quietFor() or anyMoment()' },
  { what: /import (?!\{ setImmediate \}).* from 'node:timers\/promises'/, instead: 'use quietFor() or anyMoment()' },
  { what: /\bperformance\.now\(/, instead: 'count what is done; durations are measured in proof/bench' },
  {
    what: /\bexpect\((Math\.\w+\()?Date\.now\(\) - /,
    instead: 'count what is done; durations are measured in proof/bench',
  },
];

/** In a browser: what looks at a page, or presses something in it, before the page rests. */
const refusedInBrowser = [
  { what: /\.goto\((?![^\n]*waitUntil)/, instead: 'goTo() of e2e/testing/settled.ts; without scripts, `waitUntil`' },
  { what: /\.reload\(\)/, instead: 'reload() of e2e/testing/settled.ts' },
  { what: /\.goBack\(\)/, instead: 'goBack() of e2e/testing/settled.ts' },
  { what: /\.getByText\([^\n]*(successfully|was undone)[^\n]*\.waitFor\(/, instead: 'save() or closeNotice()' },
];

/** Waits that are no test's own: scripts of other programs, and parts of a page. */
const allowed = {
  'server/db/otherPrograms.release.test.ts': 'The other program pauses between its rounds.',
  'e2e/admin/pictures.test.ts': 'The form says so beside its field: it is no notice.',
  'e2e/admin/forms.test.ts': 'The form says so beside its field: it is no notice.',
};

const files = filesOfCheckout().filter((file) => /\.test\./.test(file) && !file.startsWith('scripts/testing/waits.'));

const faultsIn = (file) => {
  const text = readFileSync(file, 'utf8');
  const rules = /^e2e\/(main|admin|visitor|walk)\//.test(file) ? [...refused, ...refusedInBrowser] : refused;
  return rules.filter(({ what }) => what.test(text)).map(({ what, instead }) => `${file} ${what}: ${instead}`);
};

test('no test waits a time, or measures one', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !(file in allowed)).flatMap(faultsIn)).toEqual([]);
});

test('every exception is still one', () => {
  expect(Object.keys(allowed).filter((file) => faultsIn(file).length === 0)).toEqual([]);
});
