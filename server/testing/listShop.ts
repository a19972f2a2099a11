import { addProduct } from './enquiries.ts';
import { openTestApi } from './openTestApi.ts';
import { openBrowser } from './quoteLists.ts';

const Paste = 'mutation ($text: String!) { pasteIntoQuoteList(text: $text) { found open unread leftOut } }';

/** Opens a shop whose products are sold in every way. */
export async function listShop() {
  const site = await openTestApi();
  const add = (name: string, stockCode: string, more: object = {}) =>
    addProduct(site.asAdmin, { name, stockCode, ...more });
  await add('Sabit Bilyalı Rulman 6204-2RS', '6204-2RS');
  await add('Sabit Bilyalı Rulman 6208-2RS', '6208-2RS');
  await add('Cıvata DIN 933 M8x40 8.8', 'DIN933-M8x40', { priceQuantity: 100 });
  await add('Hidrolik Hortum 1/2" 2SN', 'HRT-2SN-DN12', { salesUnit: 'METRE' });
  await add('Makaralı Zincir 08B-1 1/2" x 5/16" 5 m', '08B-1', { salesUnit: 'BOX' });
  await add('Kaynak Elektrodu Rutil Ø3,2x350 mm', 'ELK-RR-3,2x350', { salesUnit: 'KILOGRAM' });
  await add('Montaj Eldiveni Beden 9', 'ELD-4121X-9', { salesUnit: 'PAIR' });
  await add('Pnömatik Silindir Ø50x100', 'PS-50-100');
  /** Pastes a text into the list of a new browser; returns how its rows stand, what was left out, and the counts. */
  const paste = async (text: string) => {
    const browser = await openBrowser(site);
    const { data, errors } = await browser.ask(Paste, { text });
    const rows = (await browser.rows()).map(({ name, quantity, unreadQuantity, product, written }) => ({
      ...{ name, quantity, unreadQuantity, isKnown: product !== null, written },
    }));
    return {
      rows,
      ...(data?.pasteIntoQuoteList as { found: number; leftOut: string[]; unread: number }),
      errors,
      browser,
    };
  };
  return paste;
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof listShop>>>>['rows'][number];
export const short = ({ name, quantity, unreadQuantity }: Row) => [name, unreadQuantity ?? quantity];

/** The names of its products. */
export const names = {
  ball: 'Sabit Bilyalı Rulman 6204-2RS',
  ball8: 'Sabit Bilyalı Rulman 6208-2RS',
  bolt: 'Cıvata DIN 933 M8x40 8.8',
  hose: 'Hidrolik Hortum 1/2" 2SN',
  chain: 'Makaralı Zincir 08B-1 1/2" x 5/16" 5 m',
  rod: 'Kaynak Elektrodu Rutil Ø3,2x350 mm',
  glove: 'Montaj Eldiveni Beden 9',
};
