import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { findProduct } from '../products/products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { drawingFile } from './drawingFile.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

async function bearings() {
  const opened = await openSpecApi();
  const { api, addAttribute, addKind } = opened;
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const outside = await addAttribute({ name: 'Dış çap', kind: 'NUMBER', unit: 'mm' });
  const breadth = await addAttribute({ name: 'Genişlik', kind: 'NUMBER', unit: 'mm' });
  const attributes = [bore, outside, breadth].map((attributeId) => ({ attributeId }));
  const letters = [
    { letter: 'd', attributeId: bore },
    { letter: 'D', attributeId: outside },
    { letter: 'B', attributeId: breadth },
  ];
  const kind = await addKind({ name: 'Bilyalı rulman', attributes, section: 'BALL_BEARING', letters });
  const change = async (input: object) =>
    api.asAdmin(
      'mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id ownDrawing letters { letter } } }',
      { id: kind, input: { name: 'Bilyalı rulman', attributes, ...input } },
    );
  return { ...opened, bore, outside, breadth, attributes, letters, kind, change };
}

const sectionOf = 'section { svg scale letters { letter attributeId text } }';
const drawing = (more: string, letters = ['d']) =>
  `<?xml version="1.0"?><svg viewBox="0 0 500 400" onload="alert(1)"><g class="geo"><path class="sf" d="M0 0H9"/></g>` +
  letters.map((letter) => `<g data-measure="${letter}"><text class="ml">${letter}</text></g>`).join('') +
  `${more}</svg>`;

test('a product is drawn to scale of its own measures, and a missing one leaves its dimension out', async () => {
  const { api, addProduct, bore, outside, breadth, kind } = await bearings();
  const id = await addProduct(
    [
      [bore, '2 cm'],
      [outside, '47'],
      [breadth, '14'],
    ],
    kind,
    'Rulman 6204',
  );
  const partly = await addProduct([[outside, '52']], kind, 'Rulman 6205');
  const nothing = await addProduct([], kind, 'Rulman');
  const { data } = await api.asVisitor(
    `{ whole: product(id: "${id}") { ${sectionOf} } partly: product(id: "${partly}") { ${sectionOf} } nothing: product(id: "${nothing}") { section { svg } } }`,
  );
  const { svg, scale, letters } = data.whole.section as { svg: string; scale: number; letters: object[] };
  expect(letters).toEqual([
    { letter: 'd', attributeId: bore, text: '2 cm' },
    { letter: 'D', attributeId: outside, text: '47 mm' },
    { letter: 'B', attributeId: breadth, text: '14 mm' },
  ]);
  // The tips of the arrows of D stand 47 mm from each other.
  const [, ofOutside = ''] = /<g data-measure="D">(.*?)<\/g>/.exec(svg) ?? [];
  const [top = 0, bottom = 0] = [...ofOutside.matchAll(/class="ma" d="M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect((bottom - top) / scale).toBeCloseTo(47, 1);
  expect(svg).toContain('D = 47 mm');
  expect(data.partly.section.letters).toEqual([{ letter: 'D', attributeId: outside, text: '52 mm' }]);
  expect(data.partly.section.svg).not.toContain('data-measure="d"');
  expect(data.nothing.section).toBeNull();
});

test('small sections of a kind have one scale and no dimensions, so that a larger product looks larger', async () => {
  const { api, addProduct, bore, outside, breadth, kind } = await bearings();
  const add = async (d: string, D: string, B: string) =>
    addProduct(
      [
        [bore, d],
        [outside, D],
        [breadth, B],
      ],
      kind,
      `Rulman ${D}`,
    );
  const [small, large] = [await add('20', '47', '14'), await add('35', '80', '21')];
  const nothing = await addProduct([], kind, 'Rulman');
  const thumbs = async (ids: Record<string, string>) =>
    (
      await api.asVisitor(
        `{ ${Object.entries(ids)
          .map(([name, id]) => `${name}: product(id: "${id}") { sectionThumb }`)
          .join(' ')} }`,
      )
    ).data;
  const data = await thumbs({ small, large, nothing });
  const heightOf = (svg: string) => {
    // Outlines alone: axes and hatching go beyond them, or stay within.
    const paths = [...svg.matchAll(/class="s[fe]" d="([^"]*)"/g)].map(([, path = '']) => path).join('');
    const levels = [...paths.matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y));
    return Math.max(...levels) - Math.min(...levels);
  };
  expect(heightOf(data.large.sectionThumb) / heightOf(data.small.sectionThumb)).toBeCloseTo(80 / 47, 1);
  expect(data.large.sectionThumb).not.toContain('data-measure');
  expect(data.nothing.sectionThumb).toBeNull();
  // Where sizes differ by more, the smallest can still be seen, and what is larger still looks larger.
  const [tiny, huge] = [await add('3', '10', '4'), await add('200', '420', '80')];
  const { tiny: least, large: middle, huge: most } = await thumbs({ tiny, large, huge });
  const heights = [least, middle, most].map(({ sectionThumb }) => heightOf(sectionThumb));
  expect((heights[0] ?? 0) / (heights[2] ?? 0)).toBeCloseTo(0.4, 1);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

test('letters are checked when a kind is saved, and a change that leaves them out keeps them', async () => {
  const { change, bore, outside, breadth, letters, addAttribute } = await bearings();
  const refusal = async (...sent: object[]) => {
    const [error] = (await change({ letters: sent })).errors ?? [];
    return [error?.extensions.code, error?.extensions.field, error?.message];
  };
  const refused = (message: string) => ['BAD_USER_INPUT', 'letters', message];
  expect(await refusal({ letter: 'd', attributeId: bore }, { letter: 'd', attributeId: outside })).toEqual(
    refused('The letter d stands twice.'),
  );
  expect(await refusal({ letter: 'd', attributeId: bore }, { letter: 'D', attributeId: bore })).toEqual(
    refused(`The attribute ${bore} has two letters.`),
  );
  const strange = await addAttribute({ name: 'Ağırlık', kind: 'NUMBER', unit: 'kg' });
  expect(await refusal({ letter: 'm', attributeId: strange })).toEqual(
    refused(`The attribute ${strange} is not one of the kind’s.`),
  );
  expect(await refusal({ letter: '"d', attributeId: bore })).toEqual(
    refused('“"d” is no letter of a drawing: enter one letter, and up to two letters or digits after it.'),
  );
  const kept = await change({});
  expect(kept.data.updateProductKind.letters).toEqual(letters.map(({ letter }) => ({ letter })));
  const fewer = await change({ attributes: [{ attributeId: breadth }] });
  expect(fewer.data.updateProductKind.letters).toEqual([{ letter: 'B' }]);
});

test('an own drawing is shown instead, without scale and without anything but lines and letters', async () => {
  const { api, change, addProduct, bore, kind } = await bearings();
  const id = await addProduct([[bore, '20']], kind);
  const bad = [
    '<script>alert(1)</script>',
    '<style>@import url(https://kötü.example/a.css)</style>',
    '<image href="https://kötü.example/a.png"/>',
    '<foreignObject><p>ğ</p></foreignObject>',
    '<use href="#x"/>',
    '<a href="javascript:alert(1)"><path class="geo" d="M0 0"/></a>',
    '<path class="sf" style="fill:red" fill="url(#x)" onclick="alert(1)" d="M1 1L2 2"/>',
    '<!-- <script> --><text class="ml"><![CDATA[<script>alert(1)</script>]]>İğne</text>',
  ].join('');
  const { data, errors } = await change({ ownDrawing: drawing(bad) });
  expect(errors).toBeUndefined();
  expect(data.updateProductKind.ownDrawing).toBe(
    '<svg class="section-svg" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 400"><g class="geo"><path class="sf" d="M0 0H9"/></g>' +
      '<g data-measure="d"><text class="ml">d</text></g><path class="sf" d="M1 1L2 2"/><text class="ml">İğne</text></svg>',
  );
  const shown = await api.asVisitor(`{ product(id: "${id}") { ${sectionOf} } }`);
  expect(shown.data.product.section).toMatchObject({ scale: null, letters: [{ letter: 'd', text: '20 mm' }] });
  // Its file has the values below the drawing, since nobody knows how much room its letters have.
  const file = drawingFile((await findProduct(api.db, id)) ?? { specs: [], kindId: null }, await definitionsOf(api.db));
  expect(file).toContain('viewBox="0 0 500 446"');
  expect(file).toMatch(/<text class="ml">d<\/text>.*<text class="mr" [^>]* y="422.8">d = 20 mm<\/text><\/svg>$/);
  const refusals = [
    '<svg',
    '<svg viewBox="0 0 500 400"><g class="geo"></svg>',
    '<p/>',
    'düz yazı',
    '<svg viewBox="0 0 9 9"/>',
  ];
  for (const text of [...refusals, drawing('').replace('class="geo"', '')]) {
    const [error] = (await change({ ownDrawing: text })).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ownDrawing' });
  }
});

test('a content document holds section, letters and own drawing', async () => {
  const { api, change, letters, kind } = await bearings();
  await change({ ownDrawing: drawing('', ['d', 'D']) });
  const document = await exportContent(api.db);
  const [written] = (document.information.kinds as { kinds: object[] }).kinds;
  expect(written).toMatchObject({
    id: kind,
    section: 'BALL_BEARING',
    letters,
    ownDrawing: expect.stringContaining('geo'),
  });
  const other = await openSpecApi();
  await importContent(other.api.db, document);
  expect(await exportContent(other.api.db)).toEqual(document);
});

test('a product that lacks a measure of another is left out of their drawing, also the first', async () => {
  const { api, addProduct, bore, outside, breadth, kind } = await bearings();
  const sizes = [
    [bore, '20'],
    [outside, '47'],
    [breadth, '14'],
  ] as [string, string][];
  const lacking = await addProduct(sizes.slice(0, 2), kind, 'Genişliksiz');
  const [one, two] = [
    await addProduct(sizes, kind, '6204'),
    await addProduct([...sizes.slice(0, 2), [breadth, '15']], kind, '6205'),
  ];
  const ask = async (ids: string[]) =>
    (await api.asVisitor('query ($ids: [ID!]!) { sectionOverlay(productIds: $ids) { svg productIds } }', { ids })).data
      .sectionOverlay as { svg: string; productIds: string[] } | null;
  expect((await ask([one, lacking, two]))?.productIds).toEqual([one, two]);
  const later = await ask([lacking, one, two]);
  expect(later?.productIds).toEqual([one, two]);
  expect(later?.svg.match(/data-place="\d"/g)).toEqual(['data-place="2"']);
  expect(await ask([one, lacking])).toBeNull();
});

test('sections of one kind are laid upon each other, with the dimensions that differ', async () => {
  const { api, addProduct, bore, outside, breadth, kind } = await bearings();
  const add = async (name: string, [d, D, B]: [string, string, string]) =>
    addProduct(
      [
        [bore, d],
        [outside, D],
        [breadth, B],
      ],
      kind,
      name,
    );
  const ids = [await add('6204', ['20', '47', '14']), await add('6304', ['20', '52', '15'])];
  const other = await addProduct([[bore, '20']], undefined, 'Başka');
  const ask = async (productIds: string[]) =>
    (
      await api.asVisitor('query ($ids: [ID!]!) { sectionOverlay(productIds: $ids) { svg letters productIds } }', {
        ids: productIds,
      })
    ).data.sectionOverlay as { svg: string; letters: string[]; productIds: string[] } | null;
  const overlay = await ask([ids[0] ?? '', other, ids[1] ?? '']);
  expect(overlay).toMatchObject({ letters: ['D', 'B'], productIds: ids });
  expect(overlay?.svg).toContain('<g class="ph" data-place="2">');
  expect(overlay?.svg).not.toContain('data-measure="d"');
  expect(await ask([ids[0] ?? '', other])).toBeNull();
});

test('the drawing can be downloaded with its values, and does nothing when it is opened', async () => {
  const site = await serveTestSite();
  const { data } = await site.asAdmin('{ sectionSample(section: FLANGE) { letters { letter names } svg } }');
  expect(data.sectionSample.letters[0]).toEqual({ letter: 'DN', names: ['Anma çapı', 'Çap', 'DN'] });
  const attribute = await site.asAdmin(
    'mutation { createAttribute(input: { name: "Anma çapı", kind: OPTION, options: [{ name: "DN80" }] }) { id } }',
  );
  const attributeId = attribute.data.createAttribute.id as string;
  const made = await site.asAdmin('mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', {
    input: {
      name: 'Flanş',
      attributes: [{ attributeId }],
      section: 'FLANGE',
      letters: [{ letter: 'DN', attributeId }],
    },
  });
  const input = {
    name: 'Flanş',
    description: 'x',
    stockCode: 'FL-80',
    kindId: made.data.createProductKind.id as string,
    specs: [{ attributeId, values: ['DN80'] }],
  };
  const product = await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input,
  });
  const at = `${site.origin}/products/${product.data.createProduct.id as string}/olculer.svg`;
  const { status, headers, body } = await get(at);
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'inline; filename="fl-80-olculer.svg"',
  ]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // A value that begins with its letter is not written after it.
  expect(body.toString()).toContain('>DN80</text>');
  // A product that is not drawn gets the page for addresses that are not found.
  expect((await get(`${site.origin}/products/yok/olculer.svg`)).headers['content-type']).not.toContain('svg');
});
