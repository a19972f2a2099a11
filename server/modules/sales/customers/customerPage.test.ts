import { readFile } from 'node:fs/promises';
import { parse, print, separateOperations } from 'graphql';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addFirms, addPapers } from './testing/manyFirms.ts';

/** The operations of the admin's screens, by name. */
async function documents(): Promise<Record<string, string>> {
  const text = await readFile('web/admin/sales/customers/customers.graphql', 'utf8');
  return Object.fromEntries(Object.entries(separateOperations(parse(text))).map(([name, one]) => [name, print(one)]));
}

test('the page and the list of firms take as many statements among many firms and letters as among few', async () => {
  const statements: string[] = [];
  const api = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
  const written = await documents();
  const ask = async (name: string, variables: Record<string, unknown>) => {
    statements.length = 0;
    const { data, errors } = await api.asAdmin(written[name] ?? '', variables);
    expect(errors).toBeUndefined();
    return { data, count: statements.length };
  };
  const counts = async (firm: string, list: number) => {
    const page = await ask('CustomerToRead', { id: firm });
    const prices = await ask('CustomerPrices', { id: firm, search: '22210' });
    const { data, count } = await ask('CustomerList', { first: 20 });
    expect(page.data.customer.people).toHaveLength(1);
    expect(prices.data.customer.lastPrices).toHaveLength(1);
    expect(data.customers.nodes).toHaveLength(list);
    return [page.count, prices.count, count];
  };
  await addFirms(api.db, 0, 2, 1);
  const few = await counts('k1', 2);
  await addFirms(api.db, 2, 60, 30);
  const { data } = await ask('CustomerToRead', { id: 'k41' });
  expect(data.customer).toMatchObject({ name: 'Firma 41', enquiryCount: 30 });
  expect(await counts('k41', 20)).toEqual(few);
  expect(few).toEqual([2, 3, 3]);
  // Its orders add one statement, which reads the lines of which their sums are made.
  await addPapers(api.db, 'k41', 'k42');
  const firm = await ask('CustomerToRead', { id: 'k41' });
  expect(firm.data.customer).toMatchObject({
    ...{ enquiryCount: 60, joined: [{ id: 'k42' }], codes: [{ code: 'MLZ 1', product: null }] },
    ...{ orderCount: 1, orders: [{ number: 'S-1', sums: { total: 60 } }], messages: [{ subject: 'Vana' }] },
  });
  expect(firm.data.customer.people.map((one: { email: string }) => one.email)).toEqual([
    'isil@firma42.com.tr',
    'ali@firma42.com.tr',
    'ali@firma41.com.tr',
  ]);
  // The products of its codes are read as every product is, at a revision of the content.
  expect(statements.filter((sql) => !/"products"|'revision'/.test(sql))).toHaveLength(3);
  const part = await ask('CustomerToRead', { id: 'k42' });
  expect(part.data.customer).toMatchObject({ joinedTo: { id: 'k41' }, orderCount: 0, messages: [{ subject: 'Vana' }] });
  expect(part.count).toBe(2);
});
