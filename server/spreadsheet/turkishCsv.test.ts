import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turkishCsv } from './turkishCsv.ts';

async function* rows() {
  for (let n = 0; n < 20_000; n++) yield [`=${n}`, 'Vana'];
}

test('other requests are answered while a long table is written to a fast client', async () => {
  let [text, done, turns] = ['', false, 0];
  const taken = new Writable({ write: (chunk: Buffer, _, next) => next(void (text += chunk.toString())) });
  const writing = pipeline(turkishCsv(['A', 'B'], rows()), taken).finally(() => (done = true));
  for (; !done; turns++) await setImmediate();
  await writing;
  expect(text.split('\r\n')).toHaveLength(20_002);
  expect(text).toContain("\r\n'=19999;Vana\r\n");
  // Without pauses the loop would run once, at the end.
  expect(turns).toBeGreaterThan(2);
});
