import { expect, test } from 'vitest';
import { addProduct, enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { Add, List, openBrowser, Paste } from '../../../testing/quoteLists.ts';

test('lines of a spreadsheet are matched by code, else by the search, and doubtful ones stay open', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const bearing = await addProduct(asAdmin, { salesUnit: 'METRE' });
  const nut = await addProduct(asAdmin, { name: 'Altı Köşe Somun DIN 934 M8', stockCode: 'DIN934-M8-8' });
  await addProduct(asAdmin, { name: 'Çek Vana DN50', stockCode: 'CV50' });
  await addProduct(asAdmin, { name: 'Çek Vana DN65', stockCode: 'CV65' });
  const text =
    'Kod\tMiktar\r\n6204 2rs; 40 m\nDIN 934 M8   1.000\nçek vana\t2\n\nDN934-M8-8,5\nYOK-999; birkaç\n6204-2RS; 2,5';
  const { data } = await ask(Paste, { text });
  expect(data.pasteIntoQuoteList).toEqual({ found: 3, open: 3, unread: 1 });
  const read = (await rows()).map(({ product, name, quantity }) => [
    (product as { id: string } | null)?.id ?? name,
    quantity,
  ]);
  expect(read).toEqual([
    [bearing, 42.5],
    [nut, 1000],
    ['çek vana', 2],
    ['DN934-M8-8', 5],
    ['YOK-999', null],
  ]);
  const [, , several] = await rows();
  expect(several).toMatchObject({ candidates: [{ name: 'Çek Vana DN50' }, { name: 'Çek Vana DN65' }] });
});

test('a line is neither matched with nor answered by the only product found when that has no word of it', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  await addProduct(asAdmin, { name: 'Altı Köşe Somun DIN 934 M8', stockCode: 'DIN934-M8-8' });
  const { data } = await ask(Paste, { text: 'ĞÜŞ-9; 3\nsomun m8; 5' });
  expect(data.pasteIntoQuoteList).toEqual({ found: 1, open: 1, unread: 0 });
  const [unknown] = await rows();
  expect(unknown).toMatchObject({ name: 'ĞÜŞ-9', product: null, candidates: [] });
});

test('a line without blanks, or with others than the name, is its only product, and stays beside it', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  await addProduct(asAdmin, { name: 'Ayaklı Yataklı Rulman UCP 205', stockCode: null });
  await addProduct(asAdmin, { name: 'Dar V Kayışı SPB 2000', stockCode: null });
  await addProduct(asAdmin, { name: 'Altı Köşe Somun DIN 934 M8 Sınıf 8', stockCode: null });
  await addProduct(asAdmin, { name: 'Altı Köşe Somun DIN 934 M80', stockCode: null });
  const { data } = await ask(Paste, { text: 'UCP205; 2\nspb2000; 3\nDIN934 M8; 500\nUÇP 20; 1' });
  expect(data.pasteIntoQuoteList).toEqual({ found: 3, open: 1, unread: 0 });
  const read = (await rows()).map(({ name, written, quantity }) => [name, written, quantity]);
  expect(read).toEqual([
    ['Ayaklı Yataklı Rulman UCP 205', 'UCP205', 2],
    ['Dar V Kayışı SPB 2000', 'spb2000', 3],
    ['Altı Köşe Somun DIN 934 M8 Sınıf 8', 'DIN934 M8', 500],
    ['UÇP 20', null, 1],
  ]);
});

test('a bare number is taken for a product only where it is its code', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  await addProduct(asAdmin, { name: 'Kombine Anahtar Takımı 12 Parça', stockCode: null });
  await addProduct(asAdmin, { name: 'Konik Makaralı Rulman 30206', stockCode: '30206' });
  await addProduct(asAdmin, { name: 'Sabit Bilyalı Rulman 6204', stockCode: null });
  await addProduct(asAdmin, { name: 'Kömür Fırça', stockCode: null, gtin: '4006381333931' });
  const { data } = await ask(Paste, { text: '\t12\n12\n1,5\n6204; 4\n30206; 40\n4006381333931; 2' });
  expect(data.pasteIntoQuoteList).toEqual({ found: 2, open: 4, unread: 0 });
  const read = (await rows()).map(({ name, candidates, quantity }) => [name, (candidates as []).length, quantity]);
  expect(read).toEqual([
    ['12', 0, null],
    ['12', 0, null],
    ['1,5', 0, null],
    ['6204', 1, 4],
    ['Konik Makaralı Rulman 30206', 0, 40],
    ['Kömür Fırça', 0, 2],
  ]);
  await ask('mutation { acceptQuoteSuggestions { sendKey } }');
  expect((await rows())[3]).toMatchObject({ name: '6204', product: null, suggestion: null });
});

test('all suggestions are accepted together, each beside the words that it answers', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const productId = await addProduct(asAdmin, { name: 'Ayaklı Yataklı Rulman UCP 205', stockCode: null });
  await addProduct(asAdmin, { name: 'Çek Vana DN50', stockCode: 'CV50' });
  await addProduct(asAdmin, { name: 'Çek Vana DN65', stockCode: 'CV65' });
  await ask(Add, { rows: [{ productId, quantity: 1 }] });
  await ask(Paste, { text: 'UCP 250 rulman; 2\nçek vana; 4\nĞÜŞİÖÇIĞ; 5' });
  const suggested = (await rows()).map(({ suggestion }) => (suggestion as { name: string } | null)?.name);
  expect(suggested).toEqual([undefined, 'Ayaklı Yataklı Rulman UCP 205', 'Çek Vana DN50', undefined]);
  await ask('mutation { acceptQuoteSuggestions { sendKey } }');
  expect(await rows()).toMatchObject([
    { name: 'Ayaklı Yataklı Rulman UCP 205', quantity: 3, written: null },
    { name: 'Çek Vana DN50', quantity: 4, written: 'çek vana' },
    { name: 'ĞÜŞİÖÇIĞ', quantity: 5, product: null },
  ]);
});

test('a pasted quantity that cannot be read is kept beside its row, and is sent with it', async () => {
  const { ask, rows } = await openBrowser();
  const text =
    'a1; 0\nb2; -4\nc3; 1000000000\nd4; iki\ne5; 1e9\nf6; 1.000.000\ng7; Çelik; 2RS\nh8; Altı köşe\ni9; 3 adet';
  const { data } = await ask(Paste, { text });
  expect(data.pasteIntoQuoteList).toMatchObject({ open: 9, unread: 6 });
  expect((await rows()).map(({ quantity, unreadQuantity }) => unreadQuantity ?? quantity)).toEqual([
    '0',
    '-4',
    '1000000000',
    'iki',
    '1e9',
    1_000_000,
    '2RS',
    null,
    3,
  ]);
});

test('an unreadable quantity leaves that of a listed product as it was, until one is entered', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const productId = await addProduct(asAdmin);
  await ask(Add, { rows: [{ productId, quantity: 4, note: 'C3' }] });
  await addProduct(asAdmin, { name: 'Ayaklı Yataklı Rulman UCP 205', stockCode: null });
  const { data } = await ask(Paste, { text: 'Kod\tMiktar\n6204-2RS\t99999999\nDN65\tçokça\nUCP205\t3' });
  expect(data.pasteIntoQuoteList).toEqual({ found: 1, open: 1, unread: 2 });
  const [row] = await rows();
  expect(await rows()).toMatchObject([
    { quantity: 4, unreadQuantity: '99999999' },
    { quantity: null, unreadQuantity: 'çokça' },
    { quantity: 3, unreadQuantity: null },
  ]);
  const change = 'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { sendKey } }';
  await ask(change, { id: row?.id, input: { quantity: 40 } });
  expect((await rows())[0]).toMatchObject({ quantity: 40, unreadQuantity: null });
  const { sendKey } = (await ask(List)).data.quoteList;
  const { rows: _, ...input } = enquiryInput({ key: sendKey });
  await ask(SendEnquiry, { input });
  const { data: sent } = await asAdmin('{ enquiries { nodes { rows { quantity note written } } } }');
  expect(sent.enquiries.nodes[0].rows).toEqual([
    { quantity: 40, note: 'C3', written: null },
    { quantity: null, note: 'Yazılan miktar: çokça', written: null },
    { quantity: 3, note: null, written: 'UCP205' },
  ]);
});

test('more of a product than a row may have is refused, and changes nothing', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const productId = await addProduct(asAdmin);
  await ask(Add, { rows: [{ productId, quantity: 999_999 }] });
  const { errors } = await ask(Paste, { text: 'DN65; 1\n6204-2RS; 2' });
  expect(errors?.[0]).toMatchObject({
    message: '“Sabit Bilyalı Rulman 6204-2RS” için miktar en çok 1.000.000 olabilir.',
    extensions: { code: 'BAD_USER_INPUT', field: 'rows' },
  });
  expect(await rows()).toMatchObject([{ quantity: 999_999 }]);
});

test('a paste of 5,000 lines is refused with that number, before any product is looked for', async () => {
  const { ask, rows } = await openBrowser();
  const text = Array.from({ length: 5000 }, (_, n) => `kod-${n}; 1`).join('\n');
  expect((await ask(Paste, { text })).errors?.[0]?.message).toContain('yapıştırdığınız metinde 5.000 satır var');
  expect(await rows()).toEqual([]);
  const empty = (await ask(Paste, { text: '\n\n' })).errors?.[0]?.extensions;
  expect(empty).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
});

test('a line that the visitor leaves as it is written has no candidates any more, and is taken for none later', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  await addProduct(asAdmin, { name: 'Çek Vana DN50', stockCode: 'CV50' });
  await addProduct(asAdmin, { name: 'Çek Vana DN65', stockCode: 'CV65' });
  await ask(Paste, { text: 'çek vana\t2' });
  const [open] = await rows();
  const change = 'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { sendKey } }';
  await ask(change, { id: open?.id, input: { asWritten: true } });
  await ask('mutation { acceptQuoteSuggestions { sendKey } }');
  const [row] = await rows();
  expect(row).toMatchObject({ name: 'çek vana', quantity: 2, product: null, candidates: [] });
});
