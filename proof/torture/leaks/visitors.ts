import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { exchange } from '../../tools/exchange.ts';
import { sendDocument } from '../../tools/graphql.ts';
import { action, type Actions } from './action.ts';

/** The list is finite, so that the page cache fills up and stops growing. */
const pages = [
  '/',
  '/products',
  '/products?q=rulman',
  '/products?q=rulamn',
  '/products?category=rulmanlar-ve-g%C3%BC%C3%A7-aktar%C4%B1m',
  '/sectors',
  '/sectors/energy',
  '/about',
  '/contact',
  '/kvkk',
  '/yok',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/site.webmanifest',
] as const;
const encodings = ['br', 'gzip', 'identity'] as const;
const searches = ['vana', 'çelik mil', 'DIN 912', 'sürgülü', 'ılık şğüö', 'mengne', '6204'] as const;

const product =
  'query ($search: String) { products(first: 5, search: $search) { totalCount didYouMean nodes { id name image category { name } } } }';

export const visitorActions: Actions = [
  action(30, 'page', ({ origin, dice }) =>
    exchange(origin, { path: dice.one(pages), headers: { 'Accept-Encoding': dice.one(encodings) } }),
  ),
  action(8, 'page broken off', ({ origin, dice }) => exchange(origin, { path: dice.one(pages), breakOffAfter: 1 })),
  action(8, 'file', ({ origin, dice, files }) => exchange(origin, { path: dice.one(files) })),
  action(8, 'file broken off', ({ origin, dice, files }) =>
    exchange(origin, { path: dice.one(files), breakOffAfter: 1 }),
  ),
  action(6, 'part of a file', ({ origin, dice, files }) =>
    exchange(origin, { path: dice.one(files), headers: { Range: `bytes=${dice.upTo(50)}-${dice.upTo(999)}` } }),
  ),
  action(8, 'search', ({ origin, dice }) => sendDocument(origin, product, { search: dice.one(searches) })),
  action(8, 'query', ({ origin }) => sendDocument(origin, product)),
  action(2, 'slow client', async ({ origin, dice }) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    // The server may do anything with the connection, except keep it.
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => socket.destroy());
    socket.write('POST /graphql HTTP/1.1\r\nHost: a\r\n');
    if (dice.happens(0.5)) socket.write('Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"query');
    await pause(1000 + dice.upTo(3000));
    socket.destroy();
    await closed;
  }),
];
