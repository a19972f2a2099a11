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
