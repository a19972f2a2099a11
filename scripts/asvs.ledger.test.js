import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
const lines = [...text.matchAll(/^\| (\d+)\.(\d+\.\d+) *\| ([^|]+?) *\| (.*) \|$/gm)].map(
  ([, chapter, line, state, by]) => ({ chapter: Number(chapter), line: `${chapter}.${line}`, state, by }),
);

/** How many lines of the levels 1 and 2 each chapter of ASVS 5.0 has. */
const inChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('docs/asvs.md has every line of both levels once', () => {
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  expect(inChapters.map((_, at) => lines.filter(({ chapter }) => chapter === at + 1).length)).toEqual(inChapters);
});

test('each requirement that is met names files that hold tests, and an untested one names none', () => {
  const namedIn = (by) => [...by.matchAll(/`([^`]+\.test\.[jt]sx?)`/g)].map(([, path]) => path);
  const wrong = lines.filter(({ state, by }) => {
    const named = namedIn(by);
    if (state === 'Met' && named.length === 0) return true;
    if (state === 'Met, untested' && named.length > 0) return true;
    return named.some((path) => !existsSync(path) || !/\btest(\.\w+)?\(/.test(readFileSync(path, 'utf8')));
  });
  expect(wrong).toEqual([]);
});
