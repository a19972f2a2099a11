import { expect, test } from 'vitest';
import { openCatalogue } from '../testing/openCatalogue.ts';

type Asked = { isPartial: boolean; didYouMean: string | null; found: string[]; lacks: string[][] };
type Answer = Pick<Asked, 'isPartial' | 'didYouMean'> & {
  edges: { missingWords: string[]; node: { name: string } }[];
};

async function openNewSite() {
  const { asVisitor, asAdmin } = await openCatalogue('data/starter');
  const query = `query ($search: String) { products(search: $search, first: 10) {
    isPartial didYouMean edges { missingWords node { name } } } }`;
  const ask = async (search: string): Promise<Asked> => {
    const { edges, ...answer } = (await asVisitor(query, { search })).data.products as Answer;
    return {
      ...answer,
      found: edges.map(({ node }) => node.name),
      lacks: edges.map(({ missingWords }) => missingWords),
    };
  };
  return { ask, asAdmin };
}

test('what a text denies is no hit, and stands below what affirms it', { timeout: 120_000 }, async () => {
  const { ask, asAdmin } = await openNewSite();
  for (const [search, first] of [
    ['buhar vanası', /^Diskli Çek Valf/],
    ['buhara dayanıklı valf', /^Diskli Çek Valf/],
    ['kesme taşı 115', /Kesme Diski 115/],
    ['taşlama diski kesme', /Kesme Diski/],
    ['kısma vanası', /^(?!.*(?:Sürgülü|Pirinç))/],
    ['TIG eldiveni', /^(?!.*Tip A)/],
    ['sensörlü sürücü', /Sensör/],
  ] as const) {
    const { found } = await ask(search);
    expect(found[0], search).toMatch(first);
  }
  expect((await ask('buhar vanası')).found.join()).not.toContain('Pirinç');

  const add = async (name: string, description: string, values?: string) => {
    const specs = values ? [{ attributeId: 'buhara-uygun', values: [values] }] : [];
    const input = { name, description, specs };
    const { errors } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input,
    });
    expect(errors).toBeUndefined();
  };
  await add('Kaplin Zeta Bir', 'Ozonlu ortamda kullanılır.');
  await add('Kaplin Zeta İki', 'Ozonlu ortamda kullanılmamalıdır.');
  await add('Kaplin Zeta Üç', 'Suya uygun.', 'evet');
  await add('Kaplin Zeta Dört', 'Suya uygun.', 'hayır');
  expect(await ask('ozonlu zeta')).toMatchObject({ isPartial: false, found: ['Kaplin Zeta Bir'] });
  expect(await ask('buhar zeta')).toMatchObject({ isPartial: false, found: ['Kaplin Zeta Üç'] });
  // Where nothing has all, what denies a part comes last.
  const { isPartial, found } = await ask('ozonlu zeta çelik');
  expect([isPartial, found.indexOf('Kaplin Zeta İki')]).toEqual([true, -1]);
});

test(
  'questions in the words of buyers find what they mean first, and no correction is nonsense',
  { timeout: 120_000 },
  async () => {
    const { ask } = await openNewSite();
    const wrong = [];
    for (const [search, first] of [
      // What is said around a product does not count.
      ['elinizde dn80 pn16 vana var mı', /DN80 PN16/],
      ['bana 3 tane 6205 rulman lazım', /Rulman 6205/],
      ['sigorta 16a kaç para', /Sigorta . Kutup C16/],
      ['buhar için vana', /^Diskli Çek Valf/],
      ['m8 40 lık 8 8 kalite cıvata', /DIN 933 M8x40 8\.8/],
      ['5,5 hp motor flanşlı', /4 kW .* B5/],
      ['yarım inçlik küresel vana arıyorum', /^Küresel Vana.*1\/2"/],
      ['telli m8 somun', /^(?=.*M8)/],
      // Mains voltages by their former names.
      ['5/2 valf 220v', /5\/2.*230 VAC/],
      ['kontaktör 18a 220v', /18 A .*230 VAC/],
      ['220 volt kontaktör 25 amper', /25 A .*230 VAC/],
      ['motor 380v', /^Asenkron Motor/],
      // Properties by their names.
      ['iç çapı 25 rulman', /Rulman (?:6.05|320?05|302?05)/],
      ['dış çapı 52 rulman', /Rulman (?:6205|6304|30205)/],
      ['genişliği 15 rulman', /Rulman/],
      ['15 mm genişlik rulman', /Rulman/],
      ['mil çapı 30 keçe', /30x52x7/],
      // Kinds by their names.
      ['dişli çubuk m10', /^Tij .*M10/],
      ['flanşlı motor', /Flanşlı|B5/],
      ['yağ keçesi 30', /Keçesi A 30/],
      // Inches, and what only looks like them.
      ['1,5" küresel vana', /^Küresel Vana.*1 1\/2"/],
      ['bir buçuk inç vana', /1 1\/2"/],
      ['5/4 vana', /1 1\/4"|DN32/],
      ['1" zincir', /16B/],
      // Codes that the catalogue does not have.
      ['NU205', /UC[FP] 205/],
      ['608zz', /Rulman .*ZZ/],
    ] as const) {
      const { found } = await ask(search);
      if (!first.test(found[0] ?? '')) wrong.push([search, ...found.slice(0, 3)]);
    }
    expect(wrong).toEqual([]);
    expect((await ask('1 1/2 vana')).found.join()).not.toContain('3/2');
    expect((await ask('3/2 valf')).found.join()).not.toContain('1 1/2');
    expect((await ask('1" zincir')).found.join()).not.toContain('08B');
    for (const search of ['elinizde dn80 pn16 vana var mı', 'm8 40 lık 8 8 kalite cıvata', 'buhar için vana'])
      expect((await ask(search)).isPartial, search).toBe(false);

    // Who has more parts comes first.
    for (const search of ['paslanmaz dn80 pn16 mavi flanş', 'mavi somun m12 paslanmaz', 'kontaktör 18 a 24 vdc mavi']) {
      const { isPartial, lacks } = await ask(search);
      const counts = lacks.map(({ length }) => length);
      expect([search, isPartial, counts]).toEqual([search, true, counts.toSorted((a, b) => a - b)]);
      expect(lacks[0], search).toEqual(['mavi']);
    }
    for (const [search, meant] of [
      ['6240', '6204'],
      ['6250', '6205'],
      ['rulman 6240', 'rulman 6204'],
      ['bana buçuk vana', null],
      ['ÖLÇÜM CIHAZLARI', null],
    ] as const)
      expect([search, (await ask(search)).didYouMean]).toEqual([search, meant]);
  },
);
