import { expect, test, vi } from 'vitest';
import { progressLine } from './progressLine.ts';

/** Returns the output while 100 pieces are done, one each second. */
async function written(isTTY: boolean) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: string[] = [];
  const progress = progressLine({ isTTY, write: (text: string) => lines.push(text) });
  progress.expect(100);
  for (let n = 0; n < 100; n++) {
    vi.advanceTimersByTime(1000);
    await progress.advance();
  }
  progress.end();
  vi.useRealTimers();
  return lines;
}

test('a terminal shows progress and remaining time in one line, which is cleared at the end', async () => {
  const lines = await written(true);
  expect(lines[24]).toBe('\r\x1b[K25 %, 25 of 100, about 75 s left');
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('\r\x1b[K');
});

test('other outputs get a line now and then', async () => {
  const lines = await written(false);
  expect(lines[0]).toBe('10 %, 10 of 100, about 90 s left\n');
  expect(lines).toHaveLength(10);
});
