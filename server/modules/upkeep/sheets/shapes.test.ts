import { expect, test } from 'vitest';
import { profileFile } from '../../../../common/imports/profileSetup.ts';
import { categories } from '../../../db/tables/tables.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { upload, type Options, type Site } from '../../../testing/sheets.ts';
import { storedProducts } from './testing/arrivedFields.ts';

type Left = { heading: string; why: string; count: number; sample: string; line: number | null };
type Report = { added: number; wrong: number; noProduct: number; left: Left[]; importId: string | null };

const Run = `mutation ($file: Upload!, $profile: ID) { importProducts(file: $file, profile: $profile, dryRun: false) {
  added wrong noProduct importId left { heading why count sample line } } }`;

let profiles = 0;

async function importBy(site: Site, setup: object, file: string) {
  const profile = await addProfile(site, `Kendi ${profiles++}`, setup);
  const { data, errors } = await upload<{ importProducts: Report }>(site, Run, file, { profile } as Options);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('There is no report.');
  return data.importProducts;
}

const columns = [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')];
const fixed = [{ field: 'description', sameAsName: true }];

test('a person’s own profile adds KDV by row, leaves rows out, and reports what it leaves with the reason', async () => {
  const site = await serveTestSite();
  const setup = {
    ...{ columns: [...columns, column('Not', 'description')], fixed, decimalMark: 'COMMA', prices: 'WITHOUT_VAT' },
    shape: {
      vatRate: 'KDV',
      vatIncluded: 'Dahil mi',
      leftOut: [{ heading: 'Tür', words: ['ürün'], unless: true, why: 'Hizmet, ürün değil.' }],
      pairs: [{ value: 'Özellikler', between: ';', sign: '=' }],
      notes: [{ heading: 'KDV', why: 'Oran ürünle kalmaz.' }],
    },
  };
  const report = await importBy(
    site,
    setup,
    [
      'Kod;Ad;Fiyat;KDV;Dahil mi;Tür;Not;Özellikler;Raf',
      'A-1;Işık;100,00;%20;hayır;Ürün;Uzun metin;Güç=5 W;R1',
      'A-2;İğne;100,00;10;;Ürün;;;R2',
      'A-3;Ölçü;120,00;20;evet;Ürün;;;',
      'A-4;Montaj;50,00;20;;Hizmet;;;R4',
      '',
    ].join('\n'),
  );
  expect(report).toMatchObject({ added: 3, wrong: 0, noProduct: 1 });
  const stored = await storedProducts(site);
  expect([...stored.values()].map(({ stockCode, price }) => [stockCode, price]).sort()).toEqual([
    ['A-1', 120],
    ['A-2', 110],
    ['A-3', 120],
  ]);
  expect(stored.get('A-1')?.description).toBe('Uzun metin');
  expect(stored.get('A-2')?.description).toBe('İğne');
  expect(report.left).toEqual([
    { heading: 'KDV', why: 'Oran ürünle kalmaz.', count: 3, sample: '%20', line: null },
    { heading: 'Raf', why: 'The profile imports no field from this column.', count: 2, sample: 'R1', line: null },
    {
      heading: 'Güç',
      why: 'There is no attribute Güç, and this profile makes none.',
      count: 1,
      sample: '5 W',
      line: 2,
    },
  ]);
});

test('one column fills several fields, and cells below a row take its values', async () => {
  const site = await serveTestSite();
  const setup = {
    ...{
      columns: [
        column('Kod', 'stockCode'),
        column('Kod', 'manufacturerCode'),
        column('Ad', 'name'),
        column('Grup', 'categoryId'),
      ],
      fixed,
    },
    unknown: 'CREATE',
    shape: { group: { by: 'ABOVE', heading: 'Grup' }, inherit: ['Grup'], family: { name: 'Grup' } },
  };
  await importBy(site, setup, 'Kod;Ad;Grup\nA-1;Işık 5;Işıklar\nA-2;Işık 7;\nA-3;İğne;İğneler\n');
  const stored = await storedProducts(site);
  expect(stored.get('A-2')).toMatchObject({ category: { name: 'Işıklar' }, family: { name: 'Işıklar' } });
  expect(stored.get('A-3')).toMatchObject({ category: { name: 'İğneler' }, family: null });
  const { data } = await site.asAdmin('{ products(first: 5) { nodes { stockCode manufacturerCode } } }');
  for (const one of data.products.nodes as { stockCode: string; manufacturerCode: string }[])
    expect(one.manufacturerCode).toBe(one.stockCode);
});

test('categories whose paths end alike stay apart, and an undo takes those away that the run has made', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Pompalar" }) { id } }');
  const setup = { columns: [...columns, column('Yol', 'categoryId', [{ kind: 'PATH' }])], fixed, unknown: 'CREATE' };
  const { importId } = await importBy(
    site,
    setup,
    'Kod;Ad;Fiyat;Yol\nA-1;Bir;1;"Vana, Vana > Aksesuar"\nA-2;İki;2;Pompa > Aksesuar\nA-3;Üç;3;Sanayi > Pompalar\n',
  );
  const stored = await storedProducts(site);
  expect(['A-1', 'A-2', 'A-3'].map((code) => stored.get(code)?.category?.name)).toEqual([
    'Vana – Aksesuar',
    'Pompa – Aksesuar',
    'Pompalar',
  ]);
  // An answer is kept for the name that the trial shows, and for the whole path.
  const answers = [
    { field: 'categoryId', from: 'Aksesuar', to: 'Pompalar' },
    { field: 'categoryId', from: 'Sanayi > Yedek', to: 'Pompalar' },
  ];
  const mapped = 'Kod;Ad;Fiyat;Yol\nA-8;Sekiz;8;Kompresör > Aksesuar\nA-9;Dokuz;9;Sanayi > Yedek\n';
  await importBy(site, { ...setup, answers }, mapped);
  const answered = await storedProducts(site);
  expect(['A-8', 'A-9'].map((code) => answered.get(code)?.category?.name)).toEqual(['Pompalar', 'Pompalar']);
  // Somebody uses one of them meanwhile.
  const taken = (await site.db.select().from(categories)).find(({ name }) => name === 'Vana – Aksesuar')?.id;
  const own = { name: 'Dört', description: 'x', categoryId: taken };
  await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input: own });
  await site.asAdmin(`mutation { undoImport(id: "${importId}") { removed } }`);
  expect((await site.db.select().from(categories)).map(({ name }) => name).sort()).toEqual([
    'Pompalar',
    'Vana – Aksesuar',
  ]);
});

test('numbers of attributes are read by one mark, and one of two meanings is left', async () => {
  const site = await serveTestSite();
  const setup = { columns, fixed, unknown: 'CREATE', shape: { pairs: [{ name: 'Ad #', value: 'Değer #' }] } };
  const file = (one: string, other: string) =>
    `Kod;Ad;Fiyat;Ad 1;Değer 1;Ad 2;Değer 2\nA-1;Bir;1;Çap;${one};Boy (mm);7\nA-2;İki;2;Çap;${other};;\n`;
  const unclear = await importBy(site, setup, file('1.500 mm', '25 mm'));
  expect(unclear.left).toMatchObject([{ heading: 'Çap', sample: '1.500 mm', line: 2 }]);
  expect((await storedProducts(site)).get('A-1')?.specs).toMatchObject([
    { attribute: { name: 'Boy', unit: { symbol: 'mm' } }, text: '7 mm' },
  ]);
  const clear = await importBy(site, setup, file('1.500 mm', '2.5 cm'));
  expect(clear.left).toEqual([]);
  expect((await storedProducts(site)).get('A-1')?.specs).toMatchObject([
    {},
    { attribute: { name: 'Çap' }, text: '1,500 mm' },
  ]);
});

test('a shape that says nonsense is refused with its place', () => {
  const wrong = [
    { group: { by: 'BELOW', heading: 'x' } },
    { pairs: [{ value: 'x', place: 9 }] },
    { pictures: { of: [] } },
    { vatRates: [{ word: 'x', rate: 200 }] },
    { other: 1 },
  ];
  for (const shape of wrong) {
    const { error } = profileFile.safeParse({ name: 'x', setup: { shape } });
    expect(error?.issues[0]?.path.slice(0, 2)).toEqual(['setup', 'shape']);
  }
});
