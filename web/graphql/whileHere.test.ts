// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { whileHere } from './whileHere.ts';

test('a request that fails fails at once, unless the page is being left', async () => {
  vi.useFakeTimers();
  let breakOff: (error: Error) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (breakOff = reject)));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const failed = vi.fn();

  whileHere(() => fetch('/graphql')).catch(failed);
  breakOff(new TypeError('No connection'));
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);

  whileHere(() => fetch('/graphql')).catch(failed);
  window.dispatchEvent(new Event('beforeunload'));
  breakOff(new TypeError('Broken off'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(failed).toHaveBeenCalledTimes(1);
  // A visitor who stays after all gets the failure.
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenLastCalledWith(new TypeError('Broken off'));
});
