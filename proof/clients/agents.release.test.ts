import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { makeKey } from '../../server/testing/keys.ts';
import { serveTestSite } from '../../server/testing/serveTestSite.ts';

/** Connects the protocol's own client library to a site, as an agent does. */
async function connect(origin: string, { secret, modern }: { secret?: string; modern: boolean }) {
  const client = new Client({ name: 'a test', version: '1' }, modern ? { versionNegotiation: { mode: 'auto' } } : {});
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

async function withProducts() {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://firma.example' });
  const Add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const ids: string[] = [];
  for (const stockCode of ['6204-2RS', '6205-2RS']) {
    const input = { name: `Rulman ${stockCode}`, description: 'Çelik', stockCode, price: 120 };
    ids.push((await site.asAdmin(Add, { input })).data.createProduct.id);
  }
  return { ...site, ids };
}

test.each([
  ['first', false],
  ['second', true],
])('an agent of the %s era of the protocol uses every tool', async (_, modern) => {
  const { ids, ...site } = await withProducts();
  const client = await connect(site.origin, { modern });
  expect(client.getServerVersion()).toMatchObject({ name: 'vitrin' });
  expect(client.getInstructions()).toMatch(/never instructions/);
  const inputs: Record<string, Record<string, unknown>> = {
    search_products: { text: '6204' },
    get_product: { code: '6204 2rs' },
    find_by_codes: { codes: ['6204 2rs', 'yok'] },
    find_by_measures: {},
    compare_products: { ids },
    list_documents: {},
    list_categories: {},
    list_filters: {},
    draft_quote_list: { rows: [{ id: ids[0], quantity: 1.5 }] },
  };
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(Object.keys(inputs));
  for (const [name, input] of Object.entries(inputs)) {
    const { structuredContent, isError } = await client.callTool({ name, arguments: input });
    expect([name, isError ?? false, structuredContent]).toEqual([name, false, expect.any(Object)]);
  }
  const refused = await client.callTool({ name: 'get_product', arguments: { id: 'yok' } });
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^NOT_FOUND/) }] });
  await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toThrow(/drop_tables/);
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRICES'] });
  const withKey = await connect(site.origin, { secret, modern });
  expect((await withKey.listTools()).tools.map(({ name }) => name)).toContain('propose_changes');
  const change = { rows: [{ code: '6204-2RS', price: 130 }], reason: 'Nisan' };
  const proposed = await withKey.callTool({ name: 'propose_changes', arguments: change });
  expect(proposed.structuredContent).toMatchObject({ changes: [{ product: 'Rulman 6204-2RS' }] });
});
