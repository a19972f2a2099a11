// Takes long: a load of 120 seconds in six rounds shows what grows.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { growthOf } from '../../proof/torture/leaks/growth.ts';
import { measureLeaks } from '../../proof/torture/leaks/measureLeaks.ts';
import type { Sample } from '../../proof/torture/leaks/sample.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const isLinux = process.platform === 'linux';
const flat: Sample = { files: 26, sockets: 5, timers: 0, heap: 37, buffers: 18, rss: 160 };
const leaksIn = (samples: Sample[]) => growthOf(samples).flatMap(({ name, isLeak }) => (isLeak ? [name] : []));

test.skipIf(!isLinux)('a mixed load leaves no files, sockets or memory behind', { timeout: 180_000 }, async () => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { growth, faults } = await measureLeaks(dataDir, { seconds: 20, rate: 8, seed: 20_261_121, rounds: 6 });
  expect(faults).toEqual([]);
  expect(growth.filter(({ isLeak }) => isLeak)).toEqual([]);
});

test('what only wavers is no leak', () => {
  const wavering = Array.from({ length: 12 }, (_, at) => ({
    ...flat,
    files: 26 + (at % 3),
    heap: 37 + (at % 4),
    rss: 160 + at,
  }));
  expect(leaksIn(wavering)).toEqual([]);
});

test('a process that still warms up is no leak', () => {
  const warming = Array.from({ length: 12 }, (_, at) => ({ ...flat, heap: at < 2 ? 20 : 37, rss: at < 3 ? 120 : 170 }));
  expect(leaksIn(warming)).toEqual([]);
});

test.each(['files', 'sockets', 'timers', 'heap', 'buffers', 'rss'] as const)('%s that grow are one', (name) => {
  const growing = Array.from({ length: 12 }, (_, at) => ({ ...flat, [name]: flat[name] * (1 + at / 8) + 10 * at }));
  expect(leaksIn(growing)).toEqual([name]);
});
