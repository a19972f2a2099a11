// Takes long: every open field and every page is read with and without hidden content.
import { expect, test } from 'vitest';
import { visitorContext } from '../context/context.ts';
import { answersTo, questions } from '../testing/allQuestions.ts';
import { draftPages, publishPages } from '../testing/draftPages.ts';
import { toldByDoors } from '../testing/programs/toldByDoors.ts';
import { get } from '../testing/get.ts';
import { readPdf } from '../testing/readPdf.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { documentBytes, uploadDocument } from '../testing/uploads/uploadDocument.ts';
import { canvas, upload } from '../testing/uploads/uploadPicture.ts';
import { realWeb } from '../testing/realWeb.ts';

// Things that are not on the site carry words that nothing else has. No answer to a visitor may contain one of them, whatever
// is asked, and a walk that sees everything must find all of them: otherwise it would prove nothing.

/** These words are looked for and never sent; what is sent is only near them. */
const canaries = /kanarya(?:aile|bekler|belge|biz|grup|marka|rulman|tarif|yazı)/giu;
const near = ['kanaryarulm', 'kanaryarulmna', 'kanaryabekl', 'KNR-7070', 'KNR-7700', 'KNR-7800'];

async function withDrafts() {
  const site = await serveTestSite({}, await realWeb());
  const ask = async (operation: string, variables = {}) => {
    const { data, errors } = await site.asAdmin(operation, variables);
    expect(errors).toBeUndefined();
    return data as Record<string, { id: string }>;
  };
  const made = async (mutation: string, input: object) => {
    const type = `${mutation.replace('create', '')}Input`;
    const answer = await ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });
    return answer[mutation]?.id ?? '';
  };
  const picture = await upload(site, await canvas(60, 45).png().toBuffer());
  const { url: pictureUrl } = picture.data?.uploadImage ?? { url: '' };
  const { url: file } = (await uploadDocument(site, documentBytes.PDF())).data?.uploadDocument ?? { url: '' };
  const attribute = await made('createAttribute', { name: 'Çap', kind: 'NUMBER', unit: 'mm' });
  const kind = await made('createProductKind', { name: 'Rulman', attributes: [{ attributeId: attribute }] });
  const open = await made('createCategory', { name: 'Rulmanlar' });
  const category = await made('createCategory', { name: 'Grup', status: 'HIDDEN' });
  await ask(
    'mutation ($id: ID!) { updateCategory(id: $id, input: { name: "Kanaryagrup", description: "Kanaryagrup" }) { id } }',
    { id: category },
  );
  const family = await made('createFamily', { name: 'Aile', columns: [attribute], status: 'DRAFT' });
  await ask(
    'mutation ($id: ID!, $columns: [ID!]!) { updateFamily(id: $id, input: { name: "Kanaryaaile", columns: $columns }) { id } }',
    {
      id: family,
      columns: [attribute],
    },
  );
  const document = await made('createDocument', {
    title: 'Kanaryabelge',
    kind: 'OTHER',
    file,
    status: 'DRAFT',
  });
  const common = { kindId: kind, specs: [{ attributeId: attribute, values: ['77'] }], featured: true };
  const secret = {
    ...common,
    name: 'Kanaryarulman 77',
    description: 'Kanaryatarif',
    brand: 'Kanaryamarka',
    imageCaption: 'Kanaryayazı',
    image: pictureUrl,
    gtin: '4006381333931',
    price: 777.77,
  };
  const draft = await made('createProduct', { ...secret, categoryId: open, stockCode: 'KNR-7700', status: 'DRAFT' });
  const hidden = await made('createProduct', { ...secret, gtin: null, categoryId: open, status: 'HIDDEN' });
  const within = await made('createProduct', { ...secret, gtin: null, categoryId: category });
  const shown = await made('createProduct', {
    ...common,
    name: 'Rulman 6204',
    description: 'Bilyalı',
    stockCode: '6204',
    categoryId: open,
    familyId: family,
    documentIds: [document],
    availability: 'DISCONTINUED',
    successorId: draft,
  });
  const other = await made('createProduct', {
    ...common,
    name: 'Rulman 6205',
    description: 'Bilyalı',
    categoryId: open,
  });
  const waitingPicture = (await upload(site, await canvas(61, 45).png().toBuffer())).data?.uploadImage.url ?? '';
  await ask('mutation ($id: ID!, $input: ProductChanges!) { keepWaiting(id: $id, input: $input) { id } }', {
    id: other,
    input: {
      name: 'Rulman Kanaryabekler',
      description: 'Kanaryabekler',
      brand: 'Kanaryabekler',
      imageCaption: 'Kanaryabekler',
      stockCode: 'KNR-7800',
      image: waitingPicture,
      price: 787.87,
      featured: false,
      specs: [{ attributeId: attribute, values: ['78'] }],
    },
  });
  await ask('mutation ($values: PlannedValues!) { keepWaitingValues(values: $values) { category { id } } }', {
    values: { id: open, category: { name: 'Kanaryabekler', description: 'Kanaryabekler' } },
  });
  await ask('mutation ($ids: [ID!]!) { updateSector(id: "energy", input: { productIds: $ids }) { id } }', {
    ids: [draft, other],
  });
  const paper = (await uploadDocument(site, documentBytes.PDF())).data?.uploadDocument.url ?? '';
  const ofAbout = await made('createDocument', { title: 'Kanaryabelge', kind: 'OTHER', file: paper });
  await made('createProduct', { ...secret, gtin: null, documentIds: [ofAbout], status: 'DRAFT' });
  await draftPages(ask, { word: 'Kanaryabiz', documentId: ofAbout, productId: shown });
  await ask('mutation ($to: String!) { addRedirect(input: { from: "/eski", to: $to }) { from } }', {
    to: `/products/${draft}`,
  });
  return {
    ...site,
    pictureUrl,
    waitingPicture,
    file,
    open,
    category,
    family,
    document,
    draft,
    hidden,
    within,
    shown,
    other,
  };
}

const found = (answers: { text: string }[]) =>
  [...new Set(answers.flatMap(({ text }) => text.match(canaries) ?? []).map((word) => word.toLowerCase()))].sort();

const leaks = (answers: { call: string; text: string }[]) =>
  answers.flatMap(({ call, text }) => (text.match(canaries) ? [[call, text.match(canaries)]] : []));

test('no field that is open to visitors, and no door for agents, tells of what is not on the site', async () => {
  const site = await withDrafts();
  const { draft, hidden, within, open, category, family, document, shown, other } = site;
  const ids = [other, draft, open, category, family, document, shown, 'energy'];
  const asked = questions([...ids, ...near], ['Query']);
  const seen = await answersTo(site, visitorContext(site, '127.0.0.1'), asked);
  expect(leaks(seen)).toEqual([]);
  expect(seen.filter(({ text }) => text.includes('Rulman 6205')).length).toBeGreaterThan(5);
  for (const id of [draft, hidden, within])
    expect(seen.filter(({ call, text }) => !call.includes(id) && text.includes(`"${id}"`))).toEqual([]);
  const everything = await answersTo(site, { ...visitorContext(site, '127.0.0.1'), db: site.db }, asked);
  expect(found(everything)).toEqual([
    'kanaryaaile',
    'kanaryabelge',
    'kanaryabiz',
    'kanaryagrup',
    'kanaryamarka',
    'kanaryarulman',
    'kanaryatarif',
    'kanaryayazı',
  ]);
  const sent = await answersTo(
    site,
    visitorContext(site, '127.0.0.1'),
    questions([draft, 'kanaryarulm', 'KNR-7700'], ['Mutation']),
  );
  expect(leaks(sent)).toEqual([]);
  const told = await toldByDoors(site.origin, [shown, other, draft, hidden, within], near);
  expect(told.filter((text) => text.match(canaries))).toEqual([]);
  expect(told.filter((text) => text.includes('Rulman 6205')).length).toBeGreaterThan(1);
}, 180_000);

test('no page and no file tells of what is not on the site', async () => {
  const site = await withDrafts();
  const { draft, hidden, within, open, category, shown, other, pictureUrl, waitingPicture, file } = site;
  const ids = [draft, hidden, within, shown, other];
  const lists = [
    '',
    '?liste=tum',
    '?q=kanaryarulm',
    '?q=KNR-7700',
    '?q=KNR-7070',
    '?q=kanaryabekl',
    '?q=KNR-7800',
    '?q=rulman',
    '?sira=fiyat',
  ];
  const addresses = [
    ...['/', '/olcuyle-bul', '/sectors', '/sectors/energy', '/about', '/contact', '/kvkk', '/teklif', '/eski'],
    ...['', '?q=kanaryabel', '?tur=diger'].map((query) => `/belgeler${query}`),
    ...lists.map((query) => `/products${query}`),
    ...ids.flatMap((id) => [`/products/${id}`, `/products/${id}/foy.pdf`, `/products/${id}/olculer.svg`]),
    ...[open, category, 'uncategorized'].flatMap((id) =>
      ['', '/fiyat-listesi.pdf', '?liste=tum'].map((rest) => `/categories/${encodeURIComponent(id)}${rest}`),
    ),
    `/karsilastir?u=${draft}&u=${other}`,
    ...['/sitemap.xml', '/robots.txt', '/opensearch.xml', '/site.webmanifest', '/.well-known/security.txt'],
  ];
  const wrong: unknown[] = [];
  for (const address of addresses) {
    const { status, headers, body } = await get(`${site.origin}${address}`);
    const isPdf = String(headers['content-type']).includes('pdf');
    const text = isPdf ? (await readPdf(body)).text : body.toString();
    if (canaries.test(text + JSON.stringify(headers))) wrong.push([address, status, text.match(canaries)]);
    canaries.lastIndex = 0;
    const names = ids
      .slice(0, 3)
      .filter((id) => !address.includes(id) && (text.includes(id) || headers.location?.includes(id)));
    if (names.length > 0) wrong.push([address, status, names]);
    if (ids.slice(0, 3).some((id) => address.startsWith(`/products/${id}`)) && status !== 404)
      wrong.push([address, status]);
  }
  expect(wrong).toEqual([]);
  for (const address of [pictureUrl, waitingPicture, file, `/categories/${category}`, '/eski'])
    expect([address, (await get(`${site.origin}${address}`)).status]).toEqual([address, 404]);

  // The same things, published, are everywhere.
  await site.asAdmin(
    'mutation ($ids: [ID!]!) { changeProducts(which: { ids: $ids }, changes: { status: PUBLISHED }) { count } }',
    { ids },
  );
  for (const address of [pictureUrl, `/products/${draft}`, `/products/${draft}/foy.pdf`])
    expect([address, (await get(`${site.origin}${address}`)).status]).toEqual([address, 200]);
  for (const address of ['/', '/products?q=kanaryarulm', `/products/${draft}`])
    expect((await get(`${site.origin}${address}`)).body.toString()).toContain('Kanaryarulman');
  expect((await get(`${site.origin}/eski`)).status).toBe(308);

  const about = async () => (await get(`${site.origin}/about`)).body.toString();
  expect(await about()).toContain('Neden biz');
  expect((await site.asAdmin(publishPages)).errors).toBeUndefined();
  expect(await about()).toContain('Kanaryabiz');
  expect(await about()).toContain('Kanaryabelge');

  // And so is what waited, once it is published.
  const page = async () => (await get(`${site.origin}/products/${other}`)).body.toString();
  expect(await page()).not.toContain('Kanaryabekler');
  await site.asAdmin('mutation ($id: ID!) { publishWaiting(id: $id) { id } }', { id: other });
  expect(await page()).toContain('Kanaryabekler');
  expect((await get(`${site.origin}${waitingPicture}`)).status).toBe(200);
}, 180_000);
