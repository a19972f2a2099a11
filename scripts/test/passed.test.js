import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPassed } from './passed.mjs';

function openPassed() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return createPassed(join(folder, 'cache', 'passed.json'));
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
