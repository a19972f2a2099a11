import { request } from 'node:http';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDice } from '../testing/random/dice.ts';
import * as odd from '../testing/random/oddContents.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const dice = createDice(20_261_123);
const { one, happens } = dice;

const jsonTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-16LE',
  'application/json; charset="',
] as const;
const formTypes = [
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
] as const;
type Asked = { path: string; method?: string; type: string; body: string };
const doors: readonly [() => Asked, ...(() => Asked)[]] = [
  () => ({ path: '/graphql', type: one(jsonTypes), body: odd.json(dice) }),
  () => ({ path: '/graphql', type: one(formTypes), body: odd.form(dice) }),
  () => ({ path: '/graphql', type: 'multipart/form-data; boundary=x', body: odd.form(dice) }),
  () => ({ path: one(['/teklif', '/contact']), type: one(formTypes), body: odd.form(dice) }),
  () => {
    const asked = { query: one(odd.queries).slice(0, 2000), variables: one(odd.values).slice(0, 1500) };
    return { path: `/graphql?${new URLSearchParams(asked).toString()}`, method: 'GET', type: 'text/plain', body: '' };
  },
];

const send = (origin: string, { path, method = 'POST', type, body }: Asked) =>
  new Promise<string>((resolve, reject) => {
    const more = { connection: 'close', accept: 'application/graphql-response+json' };
    const length = Buffer.byteLength(body);
    const asked = request(
      origin + path,
      { method, headers: { ...more, 'content-length': length, 'content-type': type, 'apollo-require-preflight': '1' } },
      (reply) => {
        let answer = `${reply.statusCode} `;
        reply.on('data', (data) => (answer += String(data)));
        reply.on('close', () => resolve(answer));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

const loud = (logged: unknown[]) => logged.filter((line) => (line as { level: number }).level >= 40);

test('no odd request over HTTP causes an error of the server', async () => {
  const { origin, logged } = await serveTestSite();
  const faults: unknown[] = [];
  const visitor = async () => {
    for (let n = 0; n < 30; n++) {
      const asked = one(doors)();
      const answer = await send(origin, asked);
      if (/^5|INTERNAL_SERVER_ERROR/.test(answer)) faults.push([answer, asked.type, asked.body.slice(0, 500)]);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visitor));
  expect(faults).toEqual([]);
  expect(loud(logged)).toEqual([]);
});

test.each([
  ...odd.fileNames.map((name) => ['', `form-data; name="0"; filename="${name}"`]),
  ...odd.partHeaders.slice(1).map((header) => [header, 'form-data']),
])('a file whose part has the headers %j and %j is accepted, or refused with a code', async (header, disposition) => {
  const { origin, logged } = await serveTestSite();
  const file = odd.part(`${header}Content-Disposition: ${disposition}`, '6204;1');
  const body = `${odd.field('operations', odd.uploadOperation)}${odd.field('map', odd.rightMap)}${file}--x--\r\n`;
  const answer = await send(origin, { path: '/graphql', type: 'multipart/form-data; boundary=x', body });
  expect(answer).toMatch(/^200 {"data":{"addFileToQuoteList|^400 .*"code":"BAD_REQUEST"/);
  expect(loud(logged)).toEqual([]);
});

test('a socket is closed with a code of its protocol, whatever strangers send', async () => {
  const { origin, logged } = await serveTestSite();
  const visitor = async (n: number) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, n % 10 ? 'graphql-transport-ws' : 'x');
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => {
      if (happens(0.8)) socket.send('{"type":"connection_init"}');
      for (let sent = 0; sent < 4; sent++)
        socket.send(happens(0.9) ? odd.message(dice) : Buffer.from(odd.message(dice)));
      if (happens(0.1)) socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
      socket.send('{"type":"next"}');
    });
    return closed;
  };
  const codes = await Promise.all(Array.from({ length: 60 }, (_, n) => visitor(n)));
  // These are the codes of graphql-transport-ws; 1006 means a frame that ws itself refuses.
  expect(codes.filter((code) => ![4400, 4401, 4406, 4409, 4429, 1006, 1007, 1009].includes(code))).toEqual([]);
  expect(loud(logged)).toEqual([]);
});

test('a request with two files says that it may have one', async () => {
  const { origin, cookie } = await serveTestSite();
  const form = new FormData();
  const query =
    'mutation ($a: Upload!, $b: Upload!) { a: uploadImage(file: $a) { url } b: uploadImage(file: $b) { url } }';
  form.set('operations', JSON.stringify({ query, variables: { a: null, b: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.a'], 1: ['variables.b'] }));
  for (const name of ['0', '1']) form.set(name, new Blob(['x']), `${name}.png`);
  const headers = { cookie, origin, 'apollo-require-preflight': 'true' };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  const { errors } = (await reply.json()) as { errors: { message: string; extensions: { code: string } }[] };
  expect([reply.status, errors[0]]).toMatchObject([
    400,
    { message: 'A request may have one file: send each in a request of its own.', extensions: { code: 'BAD_REQUEST' } },
  ]);
});
