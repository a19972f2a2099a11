import { expect, test } from 'vitest';
import { ordered } from '../../../testing/orders.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { typedNumber } from './typedNumber.ts';

test.each([
  ['S-2026-00042', 'S-2026-00042'],
  ['s 2026 42', 'S-2026-00042'],
  ['T-2026-00042/2', 'T-2026-00042'],
  ['t2026-000', 'T-2026-000'],
  ['S-2026', 'S-2026-'],
  ['DIN 2026', undefined],
  ['S-2026-00042 vana', undefined],
  ['6204-2RS', undefined],
])('%s is the number %s', (text, number) => {
  expect(typedNumber(text)?.number).toBe(number);
});

test('the number of an order finds its own enquiry and itself, and not what has the same digits', async () => {
  const api = await openTestApi();
  await api.asVisitor(
    'mutation { sendEnquiry(input: { key: "12345678901234567890", name: "Kerem", email: "k@ornek.com.tr", rows: [{ text: "Vana" }] }) { number } }',
  );
  const { number, link } = await ordered(api);
  // The first order is that of the second enquiry.
  expect([number.slice(-1), link.number.slice(-1)]).toEqual(['1', '2']);
  const find = async (search: string) => {
    const query = `query ($s: String!) { enquiries(search: $s) { nodes { number } } orders(search: $s) { nodes { number } } }`;
    const { data } = await api.asAdmin(query, { s: search });
    return [data.enquiries.nodes, data.orders.nodes].map((nodes: { number: string }[]) =>
      nodes.map((one) => one.number),
    );
  };
  expect(await find(number)).toEqual([[link.number], [number]]);
  expect(await find(number.toLowerCase().replaceAll('-', ' '))).toEqual([[link.number], [number]]);
  expect(await find(`${link.number}/1`)).toEqual([[link.number], [number]]);
  expect(await find(number.replace('00001', '00007'))).toEqual([[], []]);
  expect(await find('Yeşiltepe')).toEqual([[link.number], [number]]);
});
