import type { Dice } from '../../../server/testing/random/dice.ts';
import { deep, form, json } from '../../../server/testing/random/oddContents.ts';
import { wholeRequestOf } from './whole.ts';

const methods = 'GET,POST,HEAD,PUT,OPTIONS,TRACE,CONNECT,PATCH,QUERY,get,,GE T'.split(',');
const paths = [
  '/',
  '/products?q=%FF%FE',
  '/products?q=' + 'a'.repeat(3000),
  '/products?after=%00&order=__proto__&category=constructor',
  '/products/%E0%A4%A',
  '/products/..%2f..%2fetc%2fpasswd',
  '//evil.example/%2e%2e',
  '/\\..\\..',
  '/uploads/../site.db',
  '/uploads/%2e%2e/site.db',
  '/uploads/products/',
  '/uploads/.removed/',
  '/assets/',
  '/assets/%00',
  '/images/logo.svg',
  '/graphql',
  '/graphql?query={me{id}}',
  '/graphql?query=%7B&variables=%5B',
  '/graphql?query=a&query=b&extensions=1',
  '/contact',
  '/admin/products.csv',
  '/admin/products.xlsx',
  '/admin/messages.csv?status=%00',
  '/health/ready',
  '/sitemap-0.xml',
  '/sitemap-99999999999999999999.xml',
  '/opensearch.xml',
  '/?' + '&'.repeat(2000),
  '/?a[b][c][d]=1&__proto__[x]=1',
  'http://host/',
  'http://host:99999/graphql',
  'https://',
  '*',
  '/#x',
  '/İıŞş',
] as const;
const ranges = [
  'bytes=0-',
  'bytes=5-1',
  'bytes=-5',
  'bytes=0-0,2-3,1-',
  'bytes=99999999999999-',
  'bytes=a-b',
  'x',
] as const;

/** Node's parser of HTTP lets these through. */
const headers: ((dice: Dice) => string)[] = [
  (dice) => `Range: ${dice.one(ranges)}`,
  () => 'Cookie: vitrin_session=%E0%A4%A; vitrin_session=; =; ;;',
  () => 'Cookie: ' + 'a=b; '.repeat(500),
  () => 'Accept-Encoding: br;q=x, *;q=0, identity;q=0',
  () => 'Accept: text/html, ;q=2, */*;',
  () => 'Accept-Language: ' + 'tr,'.repeat(500),
  () => 'If-None-Match: W/"',
  () => 'If-Modified-Since: dün',
  () => 'Origin: null',
  () => 'Origin: http://[',
  () => 'Referer: ://',
  () => 'X-Forwarded-For: 1.2.3.4, ::ffff:999.1.1.1, , unknown',
  () => 'Expect: 100-continue',
  () => 'Content-Encoding: gzip',
  () => 'Content-Encoding: br',
  () => 'Content-Encoding: ,,,',
  () => 'Content-Type: application/json',
  () => 'Content-Type: application/json; charset=klingon',
  () => 'Content-Type: application/json; charset=utf-16',
  () => 'Content-Type: application/x-www-form-urlencoded',
  () => 'Content-Type: multipart/form-data',
  () => 'Content-Type: multipart/form-data; boundary=x',
  () => 'Content-Type: multipart/form-data; boundary=' + 'x'.repeat(300),
  () => 'Content-Type: ' + '/'.repeat(50),
  () => 'apollo-require-preflight: true',
  () => 'Connection: close',
  () => 'Connection: Upgrade\r\nUpgrade: websocket',
  () => 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  () => 'Sec-WebSocket-Protocol: graphql-transport-ws',
  () => 'Sec-WebSocket-Protocol: ,,a b',
  () => 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
];
/** Node's parser should refuse these. */
const brokenHeaders: ((dice: Dice) => string)[] = [
  () => 'Host: ',
  () => 'Host: a\r\nHost: b',
  () => 'Host: [::1]:99999',
  (dice) => `X: ${'y'.repeat(dice.upTo(20_000))}`,
  (dice) => 'A: b\r\n'.repeat(dice.upTo(2500)) + 'C: d',
  () => 'X-Forwarded-Host: a b',
  () => 'Expect: 200-ok',
  () => 'Content-Length: 5',
  () => 'Content-Length: -1',
  () => 'Content-Length: 99999999999999999999',
  () => 'Content-Length: 3\r\nContent-Length: 4',
  () => 'Transfer-Encoding: chunked',
  () => 'Transfer-Encoding: chunked\r\nContent-Length: 4',
  () => 'Transfer-Encoding: gzip, chunked',
  () => 'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA',
  () => 'Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x',
  () => ' folded: line',
  () => 'No colon',
  () => 'Na\u0000me: x',
  () => ': empty',
];
const bodies: ((dice: Dice) => string)[] = [
  () => '',
  () => '{"query":"{ me { id } }"}',
  json,
  json,
  (dice) => deep(dice.upTo(25_000)),
  (dice) => `{"query":"${' '.repeat(dice.upTo(300_000))}"}`,
  () => '5\r\nhello\r\n0\r\n\r\n',
  () => 'FFFFFFFFFFFFFFFFFF\r\n',
  () => '5;ext="\r\nhello',
  () => 'name=%E0%A4%A&email=&message=a&message=b&website=x',
  () => 'name=' + 'a'.repeat(70_000),
  form,
  form,
  form,
  (dice) => '--x\r\n'.repeat(dice.upTo(2000)),
  () => '--x\r\nContent-Disposition: form-data; name="operations"\r\n' + 'A: b\r\n'.repeat(3000),
  (dice) => String.fromCharCode(...Array.from({ length: 200 }, () => dice.upTo(255))),
  // These are frames of a socket: unmasked, too long, of an unknown kind, a lone continuation.
  () => '\u0081\u0005hello',
  () => '\u0081\u00ff\u007f\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff',
  () => '\u0083\u0080\u0000\u0000\u0000\u0000',
  () => '\u0080\u0080\u0000\u0000\u0000\u0000',
];

const pick = <T>(values: T[], dice: Dice) => values[dice.upTo(values.length - 1)];

/** Makes the bytes, one letter each, of a request that is right in some places only. */
export function rawRequestOf(dice: Dice): string {
  if (dice.happens(0.3)) return wholeRequestOf(dice);
  const version = dice.weighted([
    [60, 'HTTP/1.1'],
    [2, 'HTTP/1.0'],
    [1, 'HTTP/2.0'],
    [1, 'HTTP/9'],
    [1, ''],
  ])[1];
  const lines = Array.from(
    { length: dice.upTo(5) },
    () => pick(dice.happens(0.07) ? brokenHeaders : headers, dice)?.(dice) ?? '',
  );
  const host = dice.happens(0.9) ? ['Host: 127.0.0.1'] : [];
  const body = pick(bodies, dice)?.(dice) ?? '';
  const length = dice.happens(0.9) ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : [];
  const path = Buffer.from(dice.one(paths)).toString('latin1');
  const head = [
    `${dice.happens(0.8) ? dice.one(['GET', 'POST']) : pick(methods, dice)} ${path} ${version}`,
    ...host,
    ...lines,
    ...length,
  ].join('\r\n');
  const whole = `${head}\r\n\r\n${body}`;
  if (dice.happens(0.1)) return whole.slice(0, dice.upTo(whole.length));
  if (dice.happens(0.1)) return whole + whole;
  return dice.happens(0.05) ? whole.replaceAll('\r\n', '\n') : whole;
}
