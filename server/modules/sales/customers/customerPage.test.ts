import { readFile } from 'node:fs/promises';
import { parse, print, separateOperations } from 'graphql';
import { expect, test } from 'vitest';
import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;

/** Stores firms, each with so many enquiries, of which each has an offer of two lines. */
async function fill({ db }: Api, from: number, to: number, each: number) {
  const atOnce = 200;
  for (let first = from; first < to; first += atOnce)
    await db.write(async (tx) => {
      const firms = Array.from({ length: Math.min(atOnce, to - first) }, (_, n) => first + n);
      const about = (n: number) => ({ id: `k${n}`, name: `Firma ${n}`, key: `firma${n}.com.tr`, found: `firma ${n}` });
      await tx.insert(customers).values(firms.map((n) => ({ ...about(n), lastAt: n })));
      await tx
        .insert(customerAddresses)
        .values(firms.map((n) => ({ email: `ali@firma${n}.com.tr`, customerId: `k${n}` })));
      for (let at = 0; at < each; at++) {
        const asked = await tx
          .insert(enquiries)
          .values(
            firms.map((n) => ({
              ...{ id: `e${n}-${at}`, number: `T-${n}-${at}`, token: `t${n}-${at}`, sendKey: `s${n}-${at}` },
              ...{
                name: 'Ali',
                email: `ali@firma${n}.com.tr`,
                company: `Firma ${n}`,
                createdAt: at,
                state: 'OFFERED' as const,
              },
            })),
          )
          .returning({ seq: enquiries.seq });
        const made = await tx
          .insert(offers)
          .values(
            asked.map(({ seq }) => ({
              ...{ id: `o${seq}`, enquirySeq: seq, revision: 1, createdAt: at, sentAt: at },
              ...{ validUntil: '2026-12-31', preparedBy: 'Ece' },
            })),
          )
          .returning({ seq: offers.seq });
        const line = { quantity: 4, price: 1250, vatRate: 20 };
        for (const code of ['22210', `R-${at}`])
          await tx
            .insert(offerRows)
            .values(made.map(({ seq }) => ({ offerSeq: seq, code, name: `Rulman ${code}`, ...line })));
      }
    });
}

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
  await fill(api, 0, 2, 1);
  const few = await counts('k1', 2);
  await fill(api, 2, 60, 30);
  const { data } = await ask('CustomerToRead', { id: 'k41' });
  expect(data.customer).toMatchObject({ name: 'Firma 41', enquiryCount: 30 });
  expect(await counts('k41', 20)).toEqual(few);
  expect(few).toEqual([7, 3, 4]);
});
