import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { inThisProcess } from '../../../testing/inThisProcess.ts';
import { enquired, line } from '../../../testing/offers.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const Steps = 'lines { discount discountSteps net }';

test('a discount of several steps is printed on the offer and the order as it was typed, and counts as what it comes to', async () => {
  const site = await serveTestSite();
  const buyer = await enquired(site);
  const steps = { ...line, price: 100, discountSteps: '%40 + 10' };
  const other = { ...line, productId: null, code: 'B-7', name: 'Keçe' };
  await buyer.offer({ lines: [steps, { ...other, price: 100, discountSteps: '7,5', discount: 7.5 }] });
  const { offer } = await buyer.status(`offer { pdfPath ${Steps} }`);
  expect(offer.lines).toEqual([
    { discount: 46, discountSteps: '40+10', net: 648 },
    { discount: 7.5, discountSteps: null, net: 1110 },
  ]);
  const read = async (path: string) => (await readPdf((await get(`${site.origin}${path}`)).body)).text;
  expect(await read(offer.pdfPath)).toContain('%40+10 iskonto');
  expect(await read(offer.pdfPath)).not.toContain('%46');

  const ask = site.askAs({ address: '198.51.100.7', heavyWork: inThisProcess(site) });
  expect((await buyer.accept({}, ask)).errors).toBe(undefined);
  const { order } = await buyer.status('order { documents { kind path } rows { discount discountSteps } }');
  expect(order.rows[0]).toEqual({ discount: 46, discountSteps: '40+10' });
  for (const { path } of order.documents) expect(await read(path)).toContain('%40+10 iskonto');
  // The firm's page says it of what was ordered and offered last, and the next offer begins with it.
  const last = 'lastPrices(first: 5) { code ordered { discountSteps } offered { discountSteps } }';
  const { customers } = (await site.asAdmin(`{ customers(first: 1) { nodes { ${last} } } }`)).data;
  const found = customers.nodes[0].lastPrices.find((one: { code: string }) => one.code !== other.code);
  expect([found.ordered, found.offered]).toEqual(Array(2).fill({ discountSteps: '40+10' }));
  const { enquiry } = (await site.asAdmin(`{ enquiry(id: "${buyer.id}") { offers { ${Steps} } } }`)).data;
  expect(enquiry.offers[0].lines[0]).toMatchObject({ discountSteps: '40+10' });
});

test('steps that are no discount, or come to another one than the line has, are refused', async () => {
  const site = await serveTestSite();
  const buyer = await enquired(site);
  for (const wrong of [
    { discountSteps: '110' },
    { discountSteps: '-5' },
    { discountSteps: '40+' },
    { discountSteps: '40+10', discount: 50 },
  ])
    expect((await buyer.make({ lines: [line, { ...line, ...wrong }] })).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', field: 'lines.1.discountSteps' },
    });
});
