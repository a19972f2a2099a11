import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { Add, openBrowser } from '../../../testing/quoteLists.ts';

const GoesWith = '{ quoteList { goesWith { name } } }';

async function shop() {
  const browser = await openBrowser();
  const add = (name: string, more = {}) => addProduct(browser.asAdmin, { name, stockCode: null, ...more });
  const list = (...ids: string[]) => browser.ask(Add, { rows: ids.map((productId) => ({ productId, quantity: 1 })) });
  const goesWith = async () =>
    (await browser.ask(GoesWith)).data.quoteList.goesWith.map(({ name }: { name: string }) => name);
  return { ...browser, add, list, goesWith };
}

test('the list offers what goes with most of it first, and neither what is in it nor what is not on the site', async () => {
  const { add, list, goesWith, ask } = await shop();
  const [nut, washer, draft] = [await add('Somun'), await add('Pul'), await add('Taslak', { status: 'DRAFT' })];
  const bolt = await add('Cıvata', { togetherIds: [nut, washer, draft] });
  const stud = await add('Saplama', { togetherIds: [washer] });
  expect(await goesWith()).toEqual([]);
  await list(bolt, stud);
  expect(await goesWith()).toEqual(['Pul', 'Somun']);
  await list(washer);
  expect(await goesWith()).toEqual(['Somun']);
  await ask(Add, { rows: [{ text: 'elle yazılan satır' }] });
  expect(await goesWith()).toEqual(['Somun']);
});

test('no more than six are offered, from the other side of a pair, too', async () => {
  const { add, list, goesWith } = await shop();
  const chain = await add('Zincir');
  for (let teeth = 15; teeth < 23; teeth++) await add(`Dişli ${teeth}`, { togetherIds: [chain] });
  await list(chain);
  expect(await goesWith()).toEqual([15, 16, 17, 18, 19, 20].map((teeth) => `Dişli ${teeth}`));
});
