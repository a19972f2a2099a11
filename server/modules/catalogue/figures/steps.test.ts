import { expect, test } from 'vitest';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { addNamed, siteWithFigures } from '../../../testing/figures.ts';

const offer = (enquiryId: string, productId: string) => ({
  enquiryId,
  input: {
    validDays: 15,
    preparedBy: 'Işıl',
    lines: [
      { productId, name: 'Redüktör', quantity: 2, price: 1000.5, vatRate: 20 },
      { productId, name: 'Seçenek', quantity: 1, price: 5, vatRate: 20, kind: 'OPTIONAL' },
    ],
  },
});

test('steps are counted from a list to an order, once for each enquiry, also by product and category', async () => {
  const { asVisitor, asAdmin, read, askAs } = await siteWithFigures();
  const { data } = await asAdmin('mutation { createCategory(input: { name: "Güç Aktarma" }) { id } }');
  const categoryId = data.createCategory.id as string;
  const ids = [await addNamed(asAdmin, 'Redüktör', { categoryId }), await addNamed(asAdmin, 'Kaplin', { categoryId })];
  const listed = await asVisitor(
    'mutation ($rows: [EnquiryRowInput!]!) { addToQuoteList(rows: $rows) { rows { id } } }',
    {
      rows: ids.map((productId) => ({ productId, quantity: 1 })),
    },
  );
  expect(listed.errors).toBeUndefined();
  const input = enquiryInput({ rows: ids.map((productId) => ({ productId, quantity: 1 })) });
  // The same enquiry again counts no second time, nor does one of a bot, or one that looks like spam.
  for (let time = 0; time < 2; time++) expect((await asVisitor(SendEnquiry, { input })).errors).toBeUndefined();
  await askAs({ isCounted: false })(SendEnquiry, { input: enquiryInput({ rows: [{ productId: ids[0] }] }) });
  await asVisitor(SendEnquiry, {
    input: enquiryInput({ rows: [{ productId: ids[0] }], website: 'x', company: 'www.kotu.example' }),
  });

  const { enquiries } = await read('{ enquiries(oldestFirst: true) { nodes { id } } }');
  const enquiryId = enquiries.nodes[0].id as string;
  const send = async () => {
    const made = await asAdmin(
      'mutation ($enquiryId: ID!, $input: OfferInput!) { makeOffer(enquiryId: $enquiryId, input: $input) { offers { id } } }',
      offer(enquiryId, ids[0] ?? ''),
    );
    const sent = await asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { state } }', {
      id: made.data.makeOffer.offers[0].id,
    });
    expect(sent.errors).toBeUndefined();
  };
  const set = (state: string) =>
    asAdmin(`mutation ($id: ID!) { setEnquiryState(id: $id, state: ${state}) { state } }`, { id: enquiryId });
  await send();
  await set('IN_PROGRESS');
  await send();
  for (const state of ['WON', 'LOST', 'WON', 'WON']) await set(state);

  const steps = 'steps { listed enquired offered won wonSum }';
  const query = `{
    all: figures(period: MONTH) { ${steps} }
    category: figures(period: YEAR, categoryId: "${categoryId}") { ${steps} }
    product: figures(period: WEEK, productId: "${ids[1]}") { ${steps} }
    rows: figureRows(by: CATEGORY, period: MONTH) { totalCount nodes { key name ${steps} } }
    months: figureRows(by: MONTH, period: MONTH) { totalCount nodes { ${steps} } }
  }`;
  const all = { listed: 2, enquired: 1, offered: 1, won: 1, wonSum: 2001 };
  const read1 = await read(query);
  expect(read1).toEqual({
    all: { steps: all },
    category: { steps: all },
    product: { steps: { listed: 1, enquired: 1, offered: 0, won: 0, wonSum: 0 } },
    rows: { totalCount: 1, nodes: [{ key: categoryId, name: 'Güç Aktarma', steps: all }] },
    months: { totalCount: 1, nodes: [{ steps: all }] },
  });
});

test('what was won in euros is a sum of its own, and no part of that in lira', async () => {
  const { asVisitor, asAdmin, read } = await siteWithFigures();
  const settings = `currencies: [EUR], source: TYPED, rateKind: FOREX_SELLING, margin: 0, oldAfterDays: 5, whenOld: KEEP,
    vatRates: [{ rate: 20 }], showsNet: false, showsRate: false`;
  await asAdmin(`mutation { updateMoneySettings(input: { ${settings} }) { version } }`);
  await asAdmin('mutation { setExchangeRate(input: { currency: EUR, rate: 50 }) { id } }');
  const id = await addNamed(asAdmin, 'Redüktör');
  for (const currency of ['EUR', 'TRY']) {
    await asVisitor(SendEnquiry, { input: enquiryInput({ rows: [{ productId: id, quantity: 1 }] }) });
    const { enquiries } = await read('{ enquiries { nodes { id } } }');
    const enquiryId = enquiries.nodes[0].id as string;
    const variables = offer(enquiryId, id);
    await asAdmin(
      'mutation ($enquiryId: ID!, $input: OfferInput!) { makeOffer(enquiryId: $enquiryId, input: $input) { id } }',
      { ...variables, input: { ...variables.input, currency } },
    );
    await asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: WON) { state } }', { id: enquiryId });
  }
  const won = 'won wonSum wonSums { currency sum }';
  const { all, product } = await read(`{
    all: figures(period: MONTH) { steps { ${won} } }
    product: figures(period: WEEK, productId: "${id}") { steps { ${won} } }
  }`);
  const steps = { won: 2, wonSum: 2001, wonSums: [{ currency: 'EUR', sum: 2001 }] };
  expect([all, product]).toEqual([{ steps }, { steps }]);
});

test('what is seen often without a price, a picture or a document is listed, the most seen first', async () => {
  const { asAdmin, look, read } = await siteWithFigures();
  const priced = await addNamed(asAdmin, 'Fiyatlı', { price: 5 });
  const [first, second] = [
    await addNamed(asAdmin, 'Bir', { price: null }),
    await addNamed(asAdmin, 'İki', { price: null }),
  ];
  for (const id of [second, priced, second, first]) await look(`/products/${id}`);
  const lists = await read(`{
    price: seenWithout(lacking: PRICE, period: WEEK) { product { name } times }
    picture: seenWithout(lacking: PICTURE, period: YEAR, first: 1) { times }
    document: seenWithout(lacking: DOCUMENT, period: MONTH) { product { id } }
    figureRows(by: PRODUCT, period: WEEK, first: 1) { totalCount pageInfo { hasNextPage endCursor } nodes { name } }
  }`);
  expect(lists.price).toEqual([
    { product: { name: 'İki' }, times: 2 },
    { product: { name: 'Bir' }, times: 1 },
  ]);
  expect([lists.picture, lists.document.length]).toEqual([[{ times: 2 }], 3]);
  const { endCursor } = lists.figureRows.pageInfo;
  expect(lists.figureRows).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true }, nodes: [{ name: 'İki' }] });
  const next = await read(
    `{ figureRows(by: PRODUCT, period: WEEK, after: "${endCursor}") { nodes { name steps { seen } } } }`,
  );
  expect(next.figureRows.nodes.map(({ name }: { name: string }) => name).sort()).toEqual(['Bir', 'Fiyatlı']);
});

test('sellers read figures without words, and visitors none', async () => {
  const { asVisitor, askAs, admin, token } = await siteWithFigures();
  const seller = askAs({ admin: { ...admin, roles: ['SALES'] }, token });
  const codeOf = async (answer: ReturnType<typeof seller>) => (await answer).errors?.[0]?.extensions.code;
  expect(
    await codeOf(seller('{ figures(period: WEEK) { since } figureRows(by: MONTH, period: WEEK) { totalCount } }')),
  ).toBeUndefined();
  expect(await codeOf(seller('{ figureRows(by: WORD, period: WEEK) { totalCount } }'))).toBe('FORBIDDEN');
  expect(await codeOf(seller('{ searchesWithoutHit(period: WEEK) { totalCount } }'))).toBe('FORBIDDEN');
  expect(await codeOf(asVisitor('{ figures(period: WEEK) { since } }'))).toBe('UNAUTHENTICATED');
  expect(
    await codeOf(askAs({ admin, token })('{ figures(period: WEEK, categoryId: "a", productId: "b") { since } }')),
  ).toBe('BAD_USER_INPUT');
});
