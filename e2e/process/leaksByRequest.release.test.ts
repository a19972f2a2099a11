// Takes long: thousands of requests to every kind of door.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { allowedBytes, bytesLeft } from '../../proof/torture/leaks/bytesLeft.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const leaking = pathToFileURL(resolve('e2e/process/leaking.mjs')).href;

async function leaksWith(options: Parameters<typeof bytesLeft>[1]) {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const left = await bytesLeft(dataDir, options);
  return { left, leaks: left.filter(({ bytes }) => bytes > allowedBytes) };
}

test('twenty kilobytes that each request leaves behind are found', { timeout: 400_000 }, async () => {
  const { leaks } = await leaksWith({ only: ['refused query'], imported: `--import ${leaking}` });
  expect(leaks).toMatchObject([{ door: 'refused query' }]);
});

test('no request leaves four kilobytes behind, at any door', { timeout: 900_000 }, async () => {
  const { left, leaks } = await leaksWith({});
  expect(left.length).toBeGreaterThan(20);
  expect(leaks).toEqual([]);
});
