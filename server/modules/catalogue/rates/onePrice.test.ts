import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { makeKey } from '../../../testing/keys.ts';
import { moneySettings } from '../../../testing/offers.ts';
import { connectAgent } from '../../../testing/programs/agents.ts';
import { realWeb } from '../../../testing/realWeb.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const Settings = 'mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }';
const Rate = `mutation ($rate: Float!) { setExchangeRate(input: { currency: EUR, rate: $rate }, confirmed: true) { id } }`;
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';

type Facts = { '@type': string; offers: { price: string; priceCurrency: string; priceSpecification: object[] } };
type Priced = { price: { amount: number; currency: string }; unit_price?: object };

/** A site with a product whose list price is five euros without KDV for a hundred, and four from a thousand on. */
async function opened() {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://firma.example' }, await realWeb());
  await site.asAdmin(Settings, { input: { ...moneySettings, currencies: ['EUR'], showsRate: true, showsNet: true } });
  const input = {
    ...{ name: 'Rulman 6204', description: 'Bilyalı', stockCode: 'R-6204', salesUnit: 'PIECE', priceQuantity: 100 },
    listPrice: { amount: 5, currency: 'EUR', includesVat: false },
    listBreaks: [{ minimum: 1000, price: 4 }],
  };
  const rate = (of: number) => site.asAdmin(Rate, { rate: of });
  await rate(47.5);
  const made = await site.asAdmin(Create, { input });
  const id = made.data.createProduct.id as string;
  const { call } = connectAgent(site.origin, await makeKey(site, { scopes: ['READ_DRAFTS'] }));
  const onPage = async () => {
    const html = (await get(`${site.origin}/products/${id}`)).body.toString();
    const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const facts = all.map(([, json = '']) => JSON.parse(json) as Facts);
    const text = html.replaceAll(/<!-- -->|<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    return { text, offer: facts.find((one) => one['@type'] === 'Product')?.offers };
  };
  const inShop = async () => {
    const reply = await fetch(`${site.origin}/ucp/catalog/lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'UCP-Agent': 'profile="https://agent.example/profile.json"' },
      body: JSON.stringify({ ids: [id] }),
    });
    const { products } = (await reply.json()) as { products: { price_range: object; variants: Priced[] }[] };
    return products[0];
  };
  const byAgent = async () =>
    ((await call('get_product', { code: 'R-6204' })).data as { product: { price: unknown; priceBreaks?: unknown } })
      .product;
  const price = async () => (await site.asVisitor(`{ product(id: "${id}") { price } }`)).data.product.price as number;
  return { ...site, rate, onPage, inShop, byAgent, price };
}

test.each([
  [47.5, 285, '285,00', 228],
  [50, 300, '300,00', 240],
])(
  'at %d lira for a euro, pages, search engines, shops of agents and programs say one price in lira with KDV',
  async (of, price, text, fromThousand) => {
    const { rate, onPage, inShop, byAgent, price: ofApi } = await opened();
    await rate(of);
    expect(await ofApi()).toBe(price);
    const { text: shown, offer } = await onPage();
    expect(shown).toContain(text);
    expect(offer).toMatchObject({ price: price.toFixed(2), priceCurrency: 'TRY' });
    expect(offer?.priceSpecification).toMatchObject(
      [price, fromThousand].map((one) => ({
        ...{ price: one.toFixed(2), priceCurrency: 'TRY', valueAddedTaxIncluded: true },
        referenceQuantity: { value: 100, unitCode: 'C62' },
      })),
    );
    // The price list speaks of euros, and no program takes them for the price.
    expect(JSON.stringify(offer)).not.toMatch(/EUR|€/);
    const amount = { amount: price * 100, currency: 'TRY' };
    expect(await inShop()).toMatchObject({
      price_range: { min: amount, max: amount },
      variants: [{ price: amount, unit_price: { ...amount, reference: { value: 100, unit: 'adet' } } }],
    });
    expect(await byAgent()).toMatchObject({
      price: { amount: price, currency: 'TRY', per: 100 },
      listPrice: { amount: 5, currency: 'EUR', includesVat: false },
    });
  },
);
