import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPassed } from './passed.mjs';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A clone has packages of its own, and the list of the repository. */
function openPassed(folder = makeFolder(), clone = 'clone') {
  return createPassed(join(folder, clone, 'passed.json'), join(folder, 'release', 'passed.json'));
}

const success = { name: 'Types', hash: 'one', seconds: 30, ok: true };

test('what has passed is known until something of it changes', () => {
  const passed = openPassed();
  expect(passed.has('Types', 'one')).toBe(false);
  passed.note([success]);
  expect(passed.has('Types', 'one')).toBe(true);
  expect(passed.seconds('Types')).toBe(30);
  expect(passed.has('Types', 'another')).toBe(false);
  expect(passed.has('Lint', 'one')).toBe(false);
});

test('a state that has passed before is known again, until it is long ago', () => {
  const passed = openPassed();
  passed.note(['one', 'two', 'three'].map((hash) => ({ ...success, hash })));
  expect(['one', 'two', 'three'].filter((hash) => passed.has('Types', hash))).toHaveLength(3);
  passed.note(Array.from({ length: 8 }, (_, index) => ({ ...success, hash: `later ${index}` })));
  expect(passed.has('Types', 'one')).toBe(false);
});

test('a failure is never remembered as passed, and takes an earlier success away', () => {
  const passed = openPassed();
  passed.note([success]);
  passed.note([{ ...success, ok: false }]);
  expect(passed.has('Types', 'one')).toBe(false);
});

test('a lane that looks at more serves the gate, and goes on from its own proofs alone', () => {
  const passed = openPassed();
  passed.note([success], 'release');
  passed.note([{ ...success, name: 'Lint' }]);
  expect([passed.has('Types', 'one'), passed.has('Types', 'one', 'release')]).toEqual([true, true]);
  expect([passed.has('Lint', 'one'), passed.has('Lint', 'one', 'release')]).toEqual([true, false]);
  passed.note([{ ...success, ok: false }], 'release');
  expect([passed.has('Types', 'one'), passed.has('Types', 'one', 'release')]).toEqual([false, false]);
});

test('the list of a clone says nothing of another lane', () => {
  const folder = makeFolder();
  const passed = openPassed(folder);
  passed.note([success], 'release');
  passed.keep(new Map([['Types', 'one']]));
  const elsewhere = openPassed(folder, 'another');
  expect([elsewhere.has('Types', 'one'), elsewhere.has('Types', 'one', 'release')]).toEqual([true, false]);
});

test('what a whole run has proved is known in another clone, in that state alone', () => {
  const folder = makeFolder();
  const passed = openPassed(folder);
  passed.note([success, { ...success, name: 'Lint', ok: false }]);
  expect(
    passed.keep(
      new Map([
        ['Types', 'one'],
        ['Lint', 'one'],
      ]),
    ),
  ).toBe(1);
  const elsewhere = openPassed(folder, 'another');
  expect(elsewhere.has('Types', 'one')).toBe(true);
  expect(elsewhere.has('Types', 'another')).toBe(false);
  expect(elsewhere.has('Lint', 'one')).toBe(false);
});

test('a state that has changed since is taken off the list', () => {
  const folder = makeFolder();
  openPassed(folder).note([success]);
  openPassed(folder).keep(new Map([['Types', 'one']]));
  expect(openPassed(folder).keep(new Map([['Types', 'another']]))).toBe(0);
  expect(openPassed(folder, 'another').has('Types', 'one')).toBe(false);
});
