import { expect, test } from 'vitest';
import { createCountMin } from './countMin.ts';
import { createFigures } from './figures.ts';

const keysOf = (taken: ReturnType<ReturnType<typeof createFigures>['take']>) => taken.counts.map(({ key }) => key);

test('a word is a number in memory until its third use, which brings the first two along', () => {
  const figures = createFigures();
  for (const text of ['Şanzuman', 'ŞANZUMAN']) figures.search(text);
  expect(figures.take()).toMatchObject({ counts: [{ kind: 'SEARCHED', key: '', n: 2 }], words: new Map() });
  expect(figures.writtenDown('şanzuman')).toBeNull();
  for (const text of ['şanzuman', 'sanzuman']) figures.search(text);
  expect(figures.take().words).toEqual(new Map([['sanzuman', 4]]));
  expect(figures.writtenDown('Şanzuman')).toBe('sanzuman');
});

test('what could not be stored is counted with what came since', () => {
  const figures = createFigures();
  figures.add('SEEN', 'p:1', 2);
  figures.addStep({ kind: 'WON', productIds: ['1'] });
  const taken = figures.take();
  figures.add('SEEN', 'p:1');
  figures.putBack(taken);
  expect(figures.take()).toEqual({
    counts: [{ kind: 'SEEN', key: 'p:1', n: 3 }],
    steps: [{ kind: 'WON', productIds: ['1'] }],
    words: new Map(),
  });
});

test('made-up addresses, hosts and words take up a bounded piece of memory, and totals stay exact', () => {
  const figures = createFigures();
  for (let at = 0; at < 30_000; at++) {
    figures.add('SEEN', `p:${at}`);
    figures.add('REFERRED', `${at}.example`);
    for (let use = 0; use < 3; use++) figures.search(`made up ${String.fromCharCode(97 + (at % 26))}${at % 999}`);
  }
  const taken = figures.take();
  expect(taken.counts.length).toBeLessThanOrEqual(10_001);
  expect(keysOf(taken).filter((key) => key.endsWith('.example')).length).toBeLessThanOrEqual(300);
  expect(taken.words.size).toBeLessThanOrEqual(200);
  expect(taken.counts.find(({ kind }) => kind === 'SEARCHED')?.n).toBe(90_000);
});

test('the sketch never counts too little, and seldom too much', () => {
  const sketch = createCountMin();
  for (let at = 0; at < 20_000; at++) sketch.add(`kelime ${at}`);
  const counts = Array.from({ length: 20_000 }, (_, at) => sketch.count(`kelime ${at}`));
  expect(Math.min(...counts)).toBe(1);
  expect(counts.filter((count) => count > 1).length).toBeLessThan(20);
});
