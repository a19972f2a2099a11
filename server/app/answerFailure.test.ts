import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { HtmlValidate } from 'html-validate/node';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { StorageFailure } from '../db/storageFailure.ts';
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

test('a database that is away is no unexpected error, and says when to come again', async () => {
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => void logged.push(line) });
  const away = new Error('a query failed', { cause: new StorageFailure('unavailable', new Error('ECONNREFUSED')) });
  const server = createServer((req, res) => answerFailure({ log }, away, req, res)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/import/a`, { method: 'PUT', body: 'a' });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['the storage failed']);
});

test('a visitor whose page fails reads a page that loads nothing, and a program one line', async () => {
  const log = createLog('info', { write: () => true });
  const server = createServer((req, res) => answerFailure({ log }, new Error('secret'), req, res));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, accept: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
    return { status: reply.status, kind: reply.headers.get('content-type'), text: await reply.text() };
  };

  const { status, kind, text } = await ask('/products', 'text/html,*/*');
  expect([status, kind]).toEqual([500, 'text/html; charset=utf-8']);
  expect(text).toContain('Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.');
  expect(text).not.toMatch(/secret|<script|src=|url\(/);
  const rules = { 'no-inline-style': 'off' } as const;
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'], rules }).validateString(text);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect((await ask('/admin/products', 'text/html')).text).toContain('<html lang="en">');
  expect(await ask('/products', 'application/json')).toEqual({
    status: 500,
    kind: 'text/plain; charset=utf-8',
    text: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  });
});
