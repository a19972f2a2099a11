import { expect, test } from 'vitest';
import { addProduct } from '../testing/enquiries.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { perAddress } from './budget.ts';

const json = { 'content-type': 'application/json' };
const sent = (content: object, more: object = {}): RequestInit => ({
  ...{ method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(content) },
});

/** Every door that makes something for a stranger. What is kept in memory costs nothing, so that each word is asked for once. */
const doorsOf = (word: string, product: string): Record<string, [string, RequestInit?]> => ({
  page: [`/products?q=${word}`],
  'page in a language': [`/en/products?q=${word}`],
  'page of a link': [`/teklif/T-2026-00001/${word}`],
  sitemap: ['/sitemap.xml'],
  'sitemap of a language': ['/sitemap-en.xml'],
  'sheet of a product': [`/products/${product}/foy.pdf`],
  'drawing of a product': [`/products/${product}/olculer.svg`],
  query: ['/graphql', sent({ query: `{ products(search: "${word}") { totalCount } }` })],
  agent: [
    '/mcp',
    sent(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_products', arguments: { text: word } } },
      { accept: 'application/json, text/event-stream' },
    ),
  ],
  'agent that buys': ['/ucp/catalog/search', sent({ query: word })],
});

test('no door makes anything for an address that has used up its time of the processor', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' });
  await site.asAdmin('mutation { addLanguage(code: "en", input: { name: "English" }) { code } }');
  const refusedAt = async (from: string, word: string) => {
    const refused: string[] = [];
    const id = await addProduct(site.asAdmin, { stockCode: `KV-${word}` });
    const doors = Object.entries(doorsOf(word, id));
    for (const [name, [path, { headers, ...init } = {}]] of doors) {
      const reply = await fetch(site.origin + path, { ...init, headers: { ...headers, 'x-forwarded-for': from } });
      const text = await reply.text();
      if (reply.status === 429 || /RATE_LIMITED|rate_limited/i.test(text)) refused.push(name);
    }
    return { refused, all: doors.map(([name]) => name) };
  };
  site.limits.afterWork('203.0.113.7', perAddress.processor.most + 1);
  const { refused, all } = await refusedAt('203.0.113.7', 'vana');
  expect(refused).toEqual(all);
  expect((await refusedAt('198.51.100.9', 'rulman')).refused).toEqual([]);
});
