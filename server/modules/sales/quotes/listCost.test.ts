import { expect, test, vi } from 'vitest';
import { perAddress, perOperation } from '../../../limits/budget.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { Paste } from '../../../testing/quoteLists.ts';
import { pastedLines } from './pastedLines.ts';

const address = '203.0.113.7';
const misspelt = (count: number) => Array.from({ length: count }, (_, n) => `kuresl vna ${n}x${n}; 1`).join('\n');

/** Opens a shop, and what its limits and its database are asked for while a list is read. */
async function shop() {
  const statements: string[] = [];
  const isSearch = (sql: string) => /match|tsquery/i.test(sql);
  let onSearch = (): void => undefined;
  const onStatement = (...statement: unknown[]) => {
    const sql = JSON.stringify(statement);
    statements.push(sql);
    if (isSearch(sql)) onSearch();
  };
  const site = await openTestApi({ onStatement });
  await addProduct(site.asAdmin);
  await addProduct(site.asAdmin, { name: 'Çek Vana DN50', stockCode: 'CV-50' });
  const charged = vi.spyOn(site.limits, 'beforeOperation');
  /** Returns the cost of what was charged for searches, and not for the operation itself. */
  const searches = () => charged.mock.calls.map(([, cost]) => cost).filter((cost) => cost >= perOperation.searchCost);
  const paste = (text: string, more: object = {}) => site.askAs({ address, ...more })(Paste, { text });
  const searched = () => statements.filter(isSearch).length;
  return { ...site, paste, searches, searched, statements, atSearch: (does: () => void) => void (onSearch = does) };
}

test('lines with a known code cost no search, however they are written and however many they are', async () => {
  const { paste, searches, searched, statements } = await shop();
  const shapes = ['6204-2RS; 4', '10 adet cv-50', 'Çek Vana DN50\t3', 'kapaklı rulman 6204-2RS 2 adet'];
  const before = statements.length;
  await paste(shapes[0] ?? '');
  const ofOne = statements.length - before;
  const { data } = await paste(Array.from({ length: 60 }, (_, n) => shapes[n % shapes.length]).join('\n'));
  expect(data.pasteIntoQuoteList).toMatchObject({ found: 60, open: 0 });
  expect(searches()).toEqual([]);
  expect(searched()).toBe(0);
  // The statements do not grow with the lines, but for those that write and read the rows.
  expect(statements.length - before - ofOne).toBeLessThan(ofOne + 2 * 60);
});

test('each other line is charged as a search, before the first one, and the same words once', async () => {
  const { paste, searches } = await shop();
  await paste(`6204-2RS; 4\n${misspelt(3)}\nKURESL VNA 0x0; 5`);
  expect(searches()).toEqual([3 * perOperation.searchCost]);
});

test('an address that has used up its share is refused before anything is searched, and nothing is added', async () => {
  const { paste, limits, searched, asVisitor } = await shop();
  await limits.beforeOperation(address, perAddress.cost.most - perOperation.searchCost);
  const { errors } = await paste(misspelt(60));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  expect(searched()).toBe(0);
  expect((await asVisitor('{ quoteList { rows { id } } }')).data.quoteList.rows).toEqual([]);
});

test('the work ends with its sender: what was not searched yet never is, and nothing is added', async () => {
  const { paste, searched, atSearch } = await shop();
  const left = new AbortController();
  const setQuoteList = vi.fn();
  atSearch(() => left.abort());
  const { errors } = await paste(misspelt(60), { leaving: () => left.signal, setQuoteList });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CANCELED' });
  const before = searched();
  expect(before).toBeGreaterThan(0);
  await paste('6204-2RS; 1');
  expect(searched()).toBe(before);
  expect(setQuoteList).not.toHaveBeenCalled();
});

test('one list of an address is read at a time', async () => {
  const { paste } = await shop();
  const other = { address: '203.0.113.8' };
  const [first, second, elsewhere] = await Promise.all([
    paste(misspelt(2)),
    paste('6204-2RS; 1'),
    paste(misspelt(2), other),
  ]);
  expect([first, second, elsewhere].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    undefined,
    'RATE_LIMITED',
    undefined,
  ]);
  expect((await paste('6204-2RS; 1')).errors).toBeUndefined();
});

test('a line that is written otherwise is charged, too, unless it names a code', async () => {
  const { askAs, searches } = await shop();
  let token: string | null = null;
  const ask = (operation: string, variables = {}) =>
    askAs({ address, quoteToken: token, setQuoteList: (list) => void (token = list?.token ?? null) })(
      operation,
      variables,
    );
  await ask('mutation { addToQuoteList(rows: [{ text: "dirsek" }]) { sendKey } }');
  const { data } = await ask('{ quoteList { rows { id } } }');
  const Change = 'mutation ($id: ID!, $text: String!) { changeQuoteRow(id: $id, input: { text: $text }) { sendKey } }';
  const [{ id }] = data.quoteList.rows;
  await ask(Change, { id, text: 'cek vna' });
  expect(searches()).toEqual([perOperation.searchCost]);
  await ask(Change, { id, text: '6204-2RS' });
  expect(searches()).toHaveLength(1);
});

test('a text of any size is read in part: a row far too wide has its first cells, and far too many rows only a number', () => {
  const wide = `6204-2RS\t${'1\t'.repeat(50_000)}`;
  const { lines } = pastedLines([wide, `cıvata ${'1 adet, '.repeat(20_000)}`].join('\n'));
  expect(lines.map(({ readings }) => readings.length <= 12)).toEqual([true, true]);
  expect(pastedLines('1 adet 6204-2RS\n'.repeat(20_000))).toEqual({ lines: [], leftOut: [], count: 20_000 });
});
