import { serveTestSite } from '../serveTestSite.ts';

/** Requests of another form than the protocol's, by the end of their address. */
export const wrongRequests: [string, unknown][] = [
  ['search', {}],
  ['search', { query: '' }],
  ['search', { query: 5 }],
  ['search', { query: 'a'.repeat(201) }],
  ['search', { filters: { price: { min: -1 } } }],
  ['search', { filters: { price: { min: 1.5 } } }],
  ['search', { query: 'a', pagination: { cursor: 'x' } }],
  ['search', { query: 'a', pagination: { cursor: Buffer.from('{"category":9}').toString('base64url') } }],
  ['search', '{'],
  ['search', '"rulman"'],
  ['lookup', {}],
  ['lookup', { ids: [] }],
  ['lookup', { ids: [{}] }],
  ['product', { id: null }],
];

/** Serves a site with two products that have a price and one that has none, and asks it as an agent for shopping does. */
export async function openUcpSite() {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://firma.example' });
  const make = async (mutation: string, type: string, input: object) =>
    (await site.asAdmin(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input })).data[mutation]
      .id as string;
  const add = (input: object) => make('createProduct', 'ProductInput', { description: 'Çelik', ...input });
  const bearings = await make('createCategory', 'CategoryInput', { name: 'Rulmanlar' });
  const bolts = await make('createCategory', 'CategoryInput', { name: 'Cıvatalar' });
  const bearing = await add({
    name: 'İğneli Rulman',
    stockCode: 'NK 20',
    price: 690.5,
    categoryId: bearings,
    gtin: '8690000000005',
  });
  const bolt = await add({
    name: 'Cıvata M8',
    price: 120,
    priceQuantity: 100,
    salesUnit: 'PIECE',
    categoryId: bolts,
    availability: 'ON_ORDER',
    stockCode: 'M8-40',
  });
  const onRequest = await add({ name: 'Özel Rulman', stockCode: 'OZEL', categoryId: bearings });
  const post = async (path: string, body: unknown) => {
    const reply = await fetch(`${site.origin}/ucp/catalog/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'UCP-Agent': 'profile="https://agent.example/profile.json"' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: reply.status, answer: await reply.json() };
  };
  return { ...site, bearings, bolts, bearing, bolt, onRequest, post };
}
