import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile } from './fetchFile.ts';

// A host of pictures or files is asked, and leads elsewhere, lies about its answer or never ends it.

async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const most = 1024 * 1024;
const trusting = { headers: {}, most, trusted: ['127.0.0.1'] };

/** Ways to name the same machine, or one within the network, that a careless check reads as another. */
const inward = (port: string) => [
  ...['127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '127.0.0.2', '0', 'localhost', 'LOCALHOST.'].map(
    (host) => `http://${host}:${port}/gizli.png`,
  ),
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[::]', '[fe80::1]', '[fd00::1]'].map(
    (host) => `http://${host}:${port}/gizli.png`,
  ),
  ...['169.254.169.254', '10.0.0.1', '192.168.1.1', '[64:ff9b::7f00:1]', 'ornek.com.tr@127.0.0.1'].map(
    (host) => `https://${host}/gizli.png`,
  ),
  ...[
    `//127.0.0.1:${port}/gizli.png`,
    `http:\\\\127.0.0.1:${port}\\gizli.png`,
    `http://127。0。0。1:${port}/gizli.png`,
  ],
  ...['file:///etc/passwd', 'data:image/png;base64,AA==', 'ftp://127.0.0.1/a', 'http://[', 'https://', 'http://a b/'],
];

test.each([301, 302, 303, 307, 308])(
  'a redirect by %i that leads inward is not followed, whatever names the machine',
  async (status) => {
    const inner = await serve((_, res) => void res.end('gizli'));
    const port = inner.host.split(':')[1] ?? '';
    for (const [at, location] of inward(port).entries()) {
      const shop = await serve((_, res) => {
        // A head of HTTP has bytes, no letters.
        res.writeHead(status, { Location: Buffer.from(location).toString('latin1') }).end();
      });
      const picture = fetchFile(`http://${shop.host}/${at}.png`, { ...trusting, host: shop.host });
      await expect(picture, location).rejects.toThrow(/^The address (?:leads to|has to begin|is within|broke|did not)/);
    }
    expect(inner.asked).toEqual([]);
  },
);

test.each(['http://', 'https://'])('without a host of its own, %s leads inward nowhere either', async (scheme) => {
  const inner = await serve((_, res) => void res.end('gizli'));
  const port = inner.host.split(':')[1] ?? '';
  const hosts = ['[::1]', '[::ffff:127.0.0.1]', '127.0.0.2', '2130706434', '0x7f.2', 'localhost', '[::]', '0'];
  for (const host of hosts) {
    const shop = await serve((_, res) => void res.writeHead(302, { Location: `${scheme}${host}:${port}/a` }).end());
    const asked = fetchFile(`http://${shop.host}/a`, trusting);
    await expect(asked, host).rejects.toThrow(/^The address|is within a network/);
  }
  expect(inner.asked).toEqual([]);
});

test('redirects without an end, to nowhere and in a circle end in a sentence', async () => {
  const shop = await serve((req, res) => {
    const [, kind = '', step = '0'] = (req.url ?? '').split('/');
    const location = { circle: '/circle', nowhere: '', empty: undefined, on: `/on/${Number(step) + 1}` }[kind];
    res.writeHead(302, location === undefined ? {} : { Location: location }).end();
  });
  for (const kind of ['circle', 'nowhere', 'on'])
    await expect(fetchFile(`http://${shop.host}/${kind}`, trusting), kind).rejects.toThrow('more than 3 times');
  await expect(fetchFile(`http://${shop.host}/empty`, trusting)).rejects.toThrow('The address answered with 302.');
  expect(shop.asked.length).toBe(13);
});

const grown = gzipSync(Buffer.alloc(64 * most));
const head = (more: string) => `HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n${more}\r\n`;
/** Each writes bytes of its own; `end` says whether the connection ends behind them. */
const lies: [what: string, sent: () => (string | Buffer)[], isEnding: boolean, reason: RegExp][] = [
  ['a length of more than comes', () => [head('Content-Length: 900000\r\n'), Buffer.alloc(10)], true, /broke off/],
  [
    'a length of more than comes, open',
    () => [head('Content-Length: 900000\r\n'), Buffer.alloc(10)],
    false,
    /broke off/,
  ],
  [
    'a length above the limit',
    () => [head('Content-Length: 99999999999\r\n'), Buffer.alloc(most + 1)],
    false,
    /larger/,
  ],
  ['a length that is none', () => [head('Content-Length: yok\r\n'), Buffer.alloc(10)], true, /did not answer/],
  ['two lengths', () => [head('Content-Length: 3\r\nContent-Length: 9\r\n'), Buffer.alloc(10)], true, /did not answer/],
  ['a negative length', () => [head('Content-Length: -1\r\n'), Buffer.alloc(10)], true, /did not answer/],
  ['pieces that never end', () => [head('Transfer-Encoding: chunked\r\n'), '3\r\nabc\r\n'], false, /broke off/],
  [
    'a piece of a wrong size',
    () => [head('Transfer-Encoding: chunked\r\n'), 'fffff\r\nabc\r\n0\r\n\r\n'],
    true,
    /broke off/,
  ],
  [
    'heads without an end',
    () => ['HTTP/1.1 200 OK\r\n', ...Array.from({ length: 5000 }, (_, at) => `X-${at}: ${'a'.repeat(60)}\r\n`)],
    false,
    /did not answer/,
  ],
  ['nothing at all', () => [], false, /did not answer/],
  ['no HTTP', () => ['SSH-2.0-OpenSSH_9.6\r\n'], false, /did not answer/],
  [
    'a packed file that grows',
    () => [head(`Content-Encoding: gzip\r\nContent-Length: ${grown.length}\r\n`), grown],
    false,
    /packed file/,
  ],
];

test.each(lies)('a host that sends %s is left with a reason', async (_, sent, isEnding, reason) => {
  const shop = await serve((req) => {
    for (const part of sent()) req.socket.write(part);
    if (isEnding) req.socket.end();
  });
  await expect(fetchFile(`http://${shop.host}/a.png`, { ...trusting, longest: 400 })).rejects.toThrow(reason);
});

test('a length of less than comes, and what an unknown packing makes of a picture, is no picture', async () => {
  const shop = await serve((req, res) => {
    if (req.url === '/short')
      req.socket.write(Buffer.concat([Buffer.from(head('Content-Length: 4\r\n')), Buffer.alloc(90)]));
    else res.writeHead(200, { 'Content-Encoding': 'br' }).end(brotliCompressSync(Buffer.alloc(3 * most)));
  });
  expect((await fetchFile(`http://${shop.host}/short`, trusting))?.bytes.length).toBe(4);
  expect((await fetchFile(`http://${shop.host}/br`, trusting))?.bytes.length).toBeLessThan(most);
});
