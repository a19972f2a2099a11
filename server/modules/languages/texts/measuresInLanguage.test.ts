import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { siteInLanguages } from '../../../testing/siteInLanguages.ts';

type Site = Awaited<ReturnType<typeof siteInLanguages>>;
type Drawn = { svg: string; letters: { text: string }[] } | null;

async function open() {
  const site = await siteInLanguages();
  const made = async (field: string, type: string, input: object) =>
    (
      (await site.ask(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, { input }))[field] as {
        id: string;
      }
    ).id;
  return {
    ...site,
    attribute: (input: object) => made('createAttribute', 'AttributeInput', input),
    kind: (input: object) => made('createProductKind', 'ProductKindInput', input),
    product: (input: object) => made('createProduct', 'ProductInput', { description: 'x', ...input }),
  };
}

async function askIn<Data>(site: Site, language: string, query: string): Promise<Data> {
  const reply = await fetch(`${site.origin}/graphql${language === 'tr' ? '' : `?locale=${language}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

test('a unit in the head of a column is the one that its cells have, in each language', async () => {
  const site = await open();
  const [speed, bore] = [
    await site.attribute({ name: 'Devir', kind: 'NUMBER', unit: 'd/dk' }),
    await site.attribute({ name: 'Çap', kind: 'NUMBER', unit: 'mm' }),
  ];
  const specs = [
    { attributeId: speed, values: ['1.450'] },
    { attributeId: bore, values: ['47,5'] },
  ];
  const id = await site.product({ name: 'Motor', specs });
  const ask = `{ product(id: "${id}") { specs { text otherText numberUnit attribute { id unit { symbol code } } } } }`;
  type Spec = {
    text: string;
    otherText: string;
    numberUnit: string;
    attribute: { id: string; unit: { symbol: string } };
  };
  const said = async (language: string) => {
    const { product } = await askIn<{ product: { specs: Spec[] } }>(site, language, ask);
    return product.specs
      .toSorted((one) => (one.attribute.id === speed ? -1 : 1))
      .map((one) => [one.text, one.numberUnit, one.attribute.unit.symbol, one.otherText]);
  };
  expect(await said('tr')).toEqual([
    ['1.450 d/dk', 'd/dk', 'd/dk', null],
    ['47,5 mm', 'mm', 'mm', '≈ 1,8701"'],
  ]);
  expect(await said('en')).toEqual([
    ['1,450 rpm', 'rpm', 'rpm', null],
    ['47.5 mm', 'mm', 'mm', '≈ 1.8701"'],
  ]);
  expect(await said('de')).toEqual([
    ['1.450 min⁻¹', 'min⁻¹', 'min⁻¹', null],
    ['47,5 mm', 'mm', 'mm', '≈ 1,8701"'],
  ]);
});

test('a part is drawn in the form that its Turkish words name, whatever its options are called in a language', async () => {
  const site = await open();
  const [bore, outside] = [
    await site.attribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' }),
    await site.attribute({ name: 'Dış çap', kind: 'NUMBER', unit: 'mm' }),
  ];
  const form = await site.attribute({ name: 'Biçim', kind: 'OPTION', options: [{ name: 'yaylı' }] });
  const attributes = [bore, outside, form].map((attributeId) => ({ attributeId }));
  const letters = [
    { letter: 'd1', attributeId: bore },
    { letter: 'd2', attributeId: outside },
  ];
  const kindId = await site.kind({ name: 'Pul', attributes, section: 'WASHER', letters });
  const { attribute } = await askIn<{ attribute: { options: { id: string }[] } }>(
    site,
    'tr',
    `{ attribute(id: "${form}") { options { id } } }`,
  );
  const specs = [
    { attributeId: bore, values: ['8,4'] },
    { attributeId: outside, values: ['16'] },
    { attributeId: form, values: [attribute.options[0]?.id ?? ''] },
  ];
  const id = await site.product({ name: 'Yaylı pul M8', kindId, specs });
  await site.say([
    ...[
      { entity: 'ATTRIBUTE', id: form, language: 'en', field: `options.${attribute.options[0]?.id}`, value: 'split' },
    ],
    ...[{ entity: 'PRODUCT', id, language: 'en', field: 'name', value: 'Spring lock washer M8' }],
    ...[{ entity: 'PRODUCT', id, language: 'en', field: 'slug', value: 'spring-lock-washer-m8' }],
  ]);
  const section = async (language: string) =>
    (
      await askIn<{ product: { section: Drawn } }>(
        site,
        language,
        `{ product(id: "${id}") { section { svg letters { text } } } }`,
      )
    ).product.section;
  const geometryOf = (drawn: Drawn) => /<g class="geo">.*?<\/g>/.exec(drawn?.svg ?? '')?.[0];
  const [turkish, english] = [await section('tr'), await section('en')];
  expect(geometryOf(turkish)).toBeTruthy();
  expect(geometryOf(english)).toBe(geometryOf(turkish));
  expect(english?.letters.map(({ text }) => text)).toEqual(['8.4 mm', '16 mm']);

  // The file of the drawing has the measures as its language writes them, too, by the address of the page that it belongs to.
  const file = async (path: string) => {
    const { body, headers } = await get(site.origin + path);
    return [/d1 = [\d.,]+ mm/.exec(body.toString())?.[0], headers['content-disposition']];
  };
  expect(await file(`/products/${id}/olculer.svg`)).toEqual([
    'd1 = 8,4 mm',
    'inline; filename="yayli-pul-m8-olculer.svg"',
  ]);
  const named = ['d1 = 8.4 mm', 'inline; filename="yayli-pul-m8-dimensions.svg"'];
  expect(await file(`/en/products/spring-lock-washer-m8/olculer.svg`)).toEqual(named);
  expect(await file(`/en/products/${id}/olculer.svg`)).toEqual(named);
});

test('a table names the unit of a column once and aligns its numbers, by the signs of its language', async () => {
  const site = await open();
  const [speed, bore] = [
    await site.attribute({ name: 'Devir', kind: 'NUMBER', unit: 'd/dk' }),
    await site.attribute({ name: 'Çap', kind: 'NUMBER', unit: 'mm' }),
  ];
  const attributes = [speed, bore].map((attributeId) => ({ attributeId, column: true }));
  const kindId = await site.kind({ name: 'Motor', attributes });
  for (const [name, ...values] of [
    ['Motor 1', '1.450', '22,25'],
    ['Motor 2', '950', '19'],
  ]) {
    const specs = [speed, bore].map((attributeId, at) => ({ attributeId, values: [values[at] ?? ''] }));
    await site.product({ name: name ?? '', kindId, categoryId: site.category, specs });
  }
  const table = async (language: string) => {
    const page = await site.read(`${language}/products?kind=${kindId}&view=table`);
    const text = page.replaceAll(/<!--.*?-->/g, '');
    return {
      units: [...text.matchAll(/<span class="column-unit muted">([^<]*)</g)].map(([, unit]) => unit),
      padding: [...text.matchAll(/([\d.,]+)<span class="number-padding"[^>]*>([^<]*)</g)].map(([, ...parts]) => parts),
    };
  };
  expect(await table('')).toEqual({ units: ['d/dk', 'mm'], padding: [['19', ',00']] });
  expect(await table('/en')).toEqual({ units: ['rpm', 'mm'], padding: [['19', '.00']] });
  expect(await table('/de')).toEqual({ units: ['min⁻¹', 'mm'], padding: [['19', ',00']] });
});
