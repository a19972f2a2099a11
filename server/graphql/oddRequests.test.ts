import { request } from 'node:http';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { serveTestSite } from '../testing/serveTestSite.ts';

/** A random number from 0 to 1 that is the same in every run. */
function chance(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const random = chance(20_261_123);
const one = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
const often = (share: number) => random() < share;

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const uploading = 'mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found } }';
const queries = [
  'query ($search: String) { products(search: $search) { totalCount } }',
  uploading,
  '{ me { id } }',
  '',
  '{',
  '{ a '.repeat(3000),
  `{ products(filters: ${deep(900)}) { totalCount } }`,
  '\u0000',
  'query A { me { id } } query B { me { id } }',
  'subscription { siteSettingsChanged { name } }',
  '{ products(search: "\\uD800") { totalCount } }',
  '"""',
] as const;
const values = [
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '{"search":5}',
  '{"search":"\\u0000\\ud800"}',
  '{"search":{"a":1}}',
  '{"file":"x"}',
  '{"__proto__":{"search":1},"constructor":1}',
  `"${'ğ'.repeat(5000)}"`,
  `{"search":${deep(3000)}}`,
] as const;
/** An operation whose members may be of a wrong type or present twice. */
function operation() {
  const members = [`"query":${often(0.8) ? JSON.stringify(one(queries)) : one(values)}`];
  for (const name of ['variables', 'operationName', 'extensions', 'query'])
    if (often(0.4)) members.push(`"${name}":${one(values)}`);
  return `{${members.join(',')}}`;
}
const json = () => one([operation(), operation(), one(values), `[${operation()}]`, operation().slice(0, -1)]);

const names = [
  'a\u0000b',
  'a"b',
  'a\\"b',
  'a\r\nb',
  'a\nX: y',
  '../../x',
  'C:\\x',
  '',
  '\u202e',
  '%00',
  'x'.repeat(3000),
] as const;
const dispositions = () =>
  one([
    `form-data; name="0"; filename="${one(names)}"`,
    `form-data; name="0"; filename*=utf-8''${one(['%00', '%', '%ff', 'a%0d%0ab'])}`,
    `form-data; name=0; filename=${one(names)}`,
    'form-data',
    'attachment; filename="x"',
    `form-data; name="${one(['operations', 'map', '__proto__', '', '1'])}"; filename="x"`,
  ]);
const headers = [
  '',
  'Content-Type: a\u0000b\r\n',
  'No colon\r\n',
  ': none\r\n',
  ' folded\r\n',
  `X: ${'y'.repeat(20_000)}\r\n`,
  'A: b\r\n'.repeat(300),
  'Content-Type: text/plain; charset=klingon\r\n',
] as const;
const right = '{"0":["variables.file"]}';
const maps = [
  '{}',
  '{"0":[]}',
  '{"0":["a.b.c"]}',
  '{"0":["__proto__.x"]}',
  '{"0":"variables.file"}',
  '5',
  '[]',
  'x',
  '{"0":[5]}',
  deep(3000),
] as const;
const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n`;
const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text);
function form() {
  const parts = [
    field('operations', often(0.7) ? JSON.stringify({ query: uploading, variables: { file: null } }) : json()),
    field('map', often(0.7) ? right : one(maps)),
    part(`${one(headers)}Content-Disposition: ${dispositions()}`, one(['6204;1', '', '\u0000', 'PK\u0003\u0004'])),
  ];
  if (often(0.1)) parts.reverse();
  if (often(0.1)) parts.splice(Math.floor(random() * 3), 1);
  const whole = `${parts.join('')}--x--\r\n`;
  return often(0.2) ? whole.slice(0, Math.floor(random() * whole.length)) : whole;
}

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
  () => ({ path: '/graphql', type: one(jsonTypes), body: json() }),
  () => ({ path: '/graphql', type: one(formTypes), body: form() }),
  () => ({ path: '/graphql', type: 'multipart/form-data; boundary=x', body: form() }),
  () => ({ path: one(['/teklif', '/contact']), type: one(formTypes), body: form() }),
  () => ({
    path: `/graphql?${new URLSearchParams({ query: one(queries).slice(0, 2000), variables: one(values).slice(0, 1500) }).toString()}`,
    method: 'GET',
    type: 'text/plain',
    body: '',
  }),
];

const send = (origin: string, { path, method = 'POST', type, body }: Asked, bytes = Buffer.from(body, 'latin1')) =>
  new Promise<string>((resolve, reject) => {
    const more = { 'content-length': bytes.length, connection: 'close', accept: 'application/graphql-response+json' };
    const asked = request(
      origin + path,
      { method, headers: { ...more, 'content-type': type, 'apollo-require-preflight': '1' } },
      (reply) => {
        let answer = `${reply.statusCode} `;
        reply.on('data', (data) => (answer += String(data)));
        reply.on('close', () => resolve(answer));
      },
    );
    asked.on('error', reject);
    asked.end(bytes);
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
  ...names.map((name) => ['', `form-data; name="0"; filename="${name}"`]),
  ...headers.slice(1).map((header) => [header, 'form-data']),
])('a file whose part has the headers %j and %j is accepted, or refused with a code', async (header, disposition) => {
  const { origin, logged } = await serveTestSite();
  const operations = JSON.stringify({ query: uploading, variables: { file: null } });
  const file = part(`${header}Content-Disposition: ${disposition}`, '6204;1');
  const body = `${field('operations', operations)}${field('map', right)}${file}--x--\r\n`;
  const answer = await send(origin, { path: '/graphql', type: 'multipart/form-data; boundary=x', body });
  expect(answer).toMatch(/^200 {"data":{"addFileToQuoteList|^400 .*"code":"BAD_REQUEST"/);
  expect(loud(logged)).toEqual([]);
});

const ids = ['"1"', '"__proto__"', '""', '5', 'null', `"${'x'.repeat(50_000)}"`] as const;
const message = () =>
  one([
    `{"type":"subscribe","id":${one(ids)},"payload":${one([operation(), operation(), one(values)])}}`,
    `{"type":"ping","payload":${one([deep(9000), '{"a":1}', '5', '[]'])}}`,
    `{"type":${one(['"connection_init"', '"pong"', '"complete"', '"next"', '"error"', '"constructor"', '5', 'null'])},"id":"1","payload":${one(values)}}`,
    one(['', 'x', 'null', '5', '[]', '{}', deep(20_000), 'x'.repeat(70_000), '\u0000']),
  ]);

test('a socket is closed with a code of its protocol, whatever strangers send', async () => {
  const { origin, logged } = await serveTestSite();
  const visitor = async (n: number) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, n % 10 ? 'graphql-transport-ws' : 'x');
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => {
      if (often(0.8)) socket.send('{"type":"connection_init"}');
      for (let sent = 0; sent < 4; sent++) socket.send(often(0.9) ? message() : Buffer.from(message()));
      if (often(0.1)) socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
      socket.send('{"type":"next"}');
    });
    return closed;
  };
  const codes = await Promise.all(Array.from({ length: 60 }, (_, n) => visitor(n)));
  // These are the codes of graphql-transport-ws; 1006 means a frame that ws itself refuses.
  expect(codes.filter((code) => ![4400, 4401, 4406, 4409, 4429, 1006, 1007, 1009].includes(code))).toEqual([]);
  expect(loud(logged)).toEqual([]);
});
