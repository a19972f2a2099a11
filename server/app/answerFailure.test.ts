import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { answerFailure } from './answerFailure.ts';

/** Answers with these pieces, and returns what was logged and received when the answer fails or the client leaves. */
async function logOf(pieces: () => AsyncGenerator<string>, leaves: boolean) {
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => void logged.push(line) });
  let failed = Promise.resolve();
  const server = createServer((req, res) => {
    failed = pipeline(Readable.from(pieces()), res).catch((error: unknown) => answerFailure({ log }, error, req, res));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', () => void (leaves && socket.destroy()));
  await closed;
  await failed;
  return logged.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

async function* endless() {
  while (true) yield '.'.repeat(10_000);
}

test('a visitor who hangs up in the middle of an answer is not an unexpected error', async () => {
  expect(await logOf(endless, true)).toEqual([]);
});

test('an answer that fails in the middle is an unexpected error', async () => {
  async function* failing() {
    yield 'half';
    throw new Error('the rest cannot be read');
  }
  expect(await logOf(failing, false)).toEqual(['unexpected error in a request']);
});
