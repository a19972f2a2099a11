import type { Dice } from '../../tools/dice.ts';

// Valid HTTP requests with odd contents, so that these get as far as possible: files, deep values, socket messages.

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const letters = (text: string) => Buffer.from(text).toString('latin1');

const uploading =
  '{"query":"mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found } }","variables":{"file":null}}';
const names = [
  'a\u0000b',
  'a"b',
  'a\\"b',
  'a\r\nb',
  'a\nX: y',
  '../../x',
  'C:\\x',
  '',
  letters('\u202eğ'),
  '%00',
  'x'.repeat(3000),
] as const;
const headers = [
  '',
  '',
  '',
  'No colon\r\n',
  ': none\r\n',
  ' folded\r\n',
  'Content-Type: a\u0000b\r\n',
  'A: b\r\n'.repeat(300),
  `X: ${'y'.repeat(20_000)}\r\n`,
] as const;
const maps = [
  '{"0":["variables.file"]}',
  '{"0":["variables.file"]}',
  '{}',
  '{"0":["__proto__.x"]}',
  '{"0":"variables.file"}',
  '5',
  deep(3000),
] as const;

const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n`;
const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text);

function form(dice: Dice): string {
  const disposition = dice.one([
    `form-data; name="0"; filename="${dice.one(names)}"`,
    `form-data; name="0"; filename*=utf-8''${dice.one(['%00', '%', '%ff', 'a%0d%0ab'])}`,
    `form-data; name=0; filename=${dice.one(names)}`,
    'form-data',
    'attachment; filename="x"',
  ]);
  const file = part(
    `${dice.one(headers)}Content-Disposition: ${disposition}`,
    dice.one(['6204;1', '', '\u0000', 'PK\u0003\u0004']),
  );
  const whole = `${field('operations', dice.happens(0.8) ? uploading : operation(dice))}${field('map', dice.one(maps))}${file}--x--\r\n`;
  return dice.happens(0.2) ? whole.slice(0, dice.upTo(whole.length)) : whole;
}

const values = [
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '{"search":5}',
  '{"search":{"a":1}}',
  '{"__proto__":{"a":1}}',
  `{"search":${deep(3000)}}`,
] as const;

function operation(dice: Dice): string {
  const query = dice.one([
    'query ($search: String) { products(search: $search) { totalCount } }',
    '{ me { id } }',
    '{',
    '{a'.repeat(3000),
    `{ products(filters: ${deep(900)}) { totalCount } }`,
  ]);
  const asked = dice.happens(0.9) ? JSON.stringify(query) : dice.one(values);
  const name = dice.happens(0.2) ? `,"operationName":${dice.one(values)}` : '';
  return `{"query":${asked},"variables":${dice.one(values)}${name}}`;
}

const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

const post = (type: string, body: string) =>
  head([
    'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    'apollo-require-preflight: 1',
    'Connection: close',
    `Content-Length: ${body.length}`,
  ]) + body;

/** A text as a client's frame, masked with zeros (RFC 6455). */
function frame(text: string): string {
  const length = Buffer.alloc(text.length < 126 ? 1 : text.length < 65_536 ? 3 : 9);
  length[0] = 0x80 | (text.length < 126 ? text.length : text.length < 65_536 ? 126 : 127);
  if (length.length === 3) length.writeUInt16BE(text.length, 1);
  if (length.length === 9) length.writeBigUInt64BE(BigInt(text.length), 1);
  return `\u0081${length.toString('latin1')}\u0000\u0000\u0000\u0000${text}`;
}

function message(dice: Dice): string {
  const type = dice.one([
    'subscribe',
    'subscribe',
    'subscribe',
    'ping',
    'pong',
    'connection_init',
    'complete',
    'next',
    'error',
    'x',
  ]);
  const id = dice.one(['"1"', '"2"', '"__proto__"', '""', '5', `"${'x'.repeat(50_000)}"`]);
  const payload = dice.happens(0.5) ? operation(dice) : dice.one([...values, deep(9000)]);
  return dice.happens(0.9)
    ? `{"type":"${type}","id":${id},"payload":${payload}}`
    : dice.one(['', 'x', 'null', '[]', deep(20_000), 'x'.repeat(70_000)]);
}

const upgrade = (protocol: string) =>
  head([
    'GET /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${protocol}`,
  ]);

function socket(dice: Dice): string {
  const messages = Array.from({ length: 1 + dice.upTo(4) }, () => frame(message(dice)));
  if (dice.happens(0.8)) messages.unshift(frame('{"type":"connection_init"}'));
  return upgrade(dice.happens(0.9) ? 'graphql-transport-ws' : dice.one(['graphql-ws', 'x'])) + messages.join('');
}

/** Bytes, one letter each, of a request or of a socket with its first messages. */
export const wholeRequestOf = (dice: Dice): string =>
  dice.weighted([
    [3, () => post('multipart/form-data; boundary=x', form(dice))],
    [2, () => post('application/json', operation(dice))],
    [2, () => socket(dice)],
  ])[1]();
