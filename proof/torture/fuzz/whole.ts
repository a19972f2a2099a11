import type { Dice } from '../../../server/testing/random/dice.ts';
import { form, json, message } from '../../../server/testing/random/oddContents.ts';

// The requests are valid HTTP with odd contents. Each letter of the texts stands for one byte.

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');
const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

function post(type: string, text: string) {
  const body = bytesOf(text);
  const lines = [
    'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    'apollo-require-preflight: 1',
    'Connection: close',
    `Content-Length: ${body.length}`,
  ];
  return head(lines) + body;
}

/** Makes a client's frame of a text; its mask is zero (RFC 6455). */
function frame(text: string): string {
  const bytes = bytesOf(text);
  const length = Buffer.alloc(bytes.length < 126 ? 1 : bytes.length < 65_536 ? 3 : 9);
  length[0] = 0x80 | (bytes.length < 126 ? bytes.length : bytes.length < 65_536 ? 126 : 127);
  if (length.length === 3) length.writeUInt16BE(bytes.length, 1);
  if (length.length === 9) length.writeBigUInt64BE(BigInt(bytes.length), 1);
  return `\u0081${length.toString('latin1')}\u0000\u0000\u0000\u0000${bytes}`;
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

/** Makes the bytes of a request, or of a socket with its first messages. */
export const wholeRequestOf = (dice: Dice): string =>
  dice.weighted([
    [3, () => post('multipart/form-data; boundary=x', form(dice))],
    [2, () => post('application/json', json(dice))],
    [2, () => socket(dice)],
  ])[1]();
