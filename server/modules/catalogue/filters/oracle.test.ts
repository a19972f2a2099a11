import { expect, test } from 'vitest';
import { answerOf, type Choice, type OracleProduct, type Said } from '../../../testing/filterOracle.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import type { ProductFilter } from '../../../generated/resolvers.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { page } from '../products/products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { facetsOf } from './facets.ts';
import { readFilter } from './readFilter.ts';

/** `FILTER_SELECTIONS=10000 npx vitest run server/modules/filters` asks as often. */
const selections = Number(process.env.FILTER_SELECTIONS ?? 300);

function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}
const random = seeded(20261122);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
const some = <Value>(values: readonly Value[], share: number) => values.filter(() => random() < share);

const words = { kapak: ['açık', '2rs', 'zz'], bağlantı: ['g1/4', 'g1/2', 'dn15', 'dn20', 'şişli'], su: ['yes', 'no'] };
const attributes = [
  ...(['kapak', 'bağlantı'] as const).map((id) => ({ id, name: id, kind: 'OPTION', options: words[id].map((name) => ({ id: name, name: `${id} ${name}` })) })),
  { id: 'su', name: 'Su', kind: 'FLAG' },
  { id: 'çap', name: 'Çap', kind: 'NUMBER', unit: 'mm' },
  { id: 'adet', name: 'Adet', kind: 'NUMBER' },
  { id: 'ısı', name: 'Isı', kind: 'RANGE', unit: '°C' },
  { id: 'norm', name: 'Norm', kind: 'TEXT' },
]; // prettier-ignore
const oracleAttributes = attributes.map(({ id }) => ({
  id,
  ...(id in words && { words: words[id as keyof typeof words] }),
}));
const kinds = [
  { id: 'rulman', filterable: ['çap', 'kapak', 'ısı', 'norm'] },
  { id: 'vana', filterable: ['bağlantı', 'çap', 'su', 'ısı', 'adet'] },
];
const categories = ['bir', 'iki'];
const availabilities = ['IN_STOCK', 'ON_ORDER', 'DISCONTINUED'];

/** A number in millimetres as one of several people types it: tenths at most, so that all mean exactly the same. */
const typedLength = (mm: number) =>
  oneOf([`${mm}`, `Ø${mm} mm`, `${(mm / 10).toFixed(2)} cm`, `${(mm / 1000).toFixed(4).replace('.', ',')} m`]);

function stated(id: string): { said: Said; typed: string[] } {
  if (id === 'çap' || id === 'adet') {
    const numbers = [...new Set([5 * (1 + below(12)), ...(random() < 0.2 ? [5 * (1 + below(12))] : [])])];
    return {
      said: { spans: numbers.map((number) => [number, number]) },
      typed: numbers.map((number) => (id === 'çap' ? typedLength(number) : `${number}`)),
    };
  }
  if (id === 'ısı') {
    const low = -40 + 10 * below(10);
    const high = low + 10 * below(12);
    const [said, typed] = oneOf<[[number, number], string]>([
      [[low, high], `${low} ile ${high} °C`],
      [[low, Infinity], `en az ${low}`],
      [[-Infinity, high], `${high} °C’ye kadar`],
    ]);
    return { said: { spans: [said] }, typed: [typed] };
  }
  const known = words[id as keyof typeof words];
  const chosen = id === 'su' ? [oneOf(known)] : [...new Set([oneOf(known), ...(random() < 0.2 ? [oneOf(known)] : [])])];
  return { said: { words: chosen }, typed: chosen };
}

const made = Array.from({ length: 240 }, (_, at) => {
  const kind = oneOf(['rulman', 'vana', null]);
  const all = some(Object.keys({ ...words, çap: 0, adet: 0, ısı: 0 }), 0.7).map((id) => ({ id, ...stated(id) }));
  const product: OracleProduct = {
    name: `Ürün ${at}`,
    kind,
    category: oneOf([...categories, null]),
    price: random() < 0.3 ? null : (1 + below(400)) / 4,
    availability: oneOf([...availabilities, null]),
    says: Object.fromEntries(all.map(({ id, said }) => [id, said])),
  };
  return { product, specs: all.map(({ id, typed }) => ({ attributeId: id, values: typed })) };
});
const products = made.map(({ product }) => product);
const content = {
  information: {
    categories: { categories: categories.map((id) => ({ id, name: id })) },
    attributes: { attributes },
    kinds: { kinds: kinds.map(({ id, filterable }) => ({ id, name: id, attributes: filterable.map((attributeId) => ({ attributeId, filterable: true })) })) },
    products: {
      products: made.map(({ product: { name, kind, category, price, availability }, specs }, at) => ({
        id: String(1_700_000_000_000 + at), name, description: 'x', kind, category, price, availability, specs,
      })),
    },
  },
}; // prettier-ignore

function selection(): Choice {
  const [low, high] = [5 * below(12), 5 * below(14)].sort((a, b) => a - b) as [number, number];
  const [cold, hot] = [-50 + 10 * below(12), -20 + 10 * below(14)].sort((a, b) => a - b) as [number, number];
  const chosen = some(['çap', 'adet', 'ısı', 'kapak', 'bağlantı', 'su'], 0.25);
  const spans: Choice['spans'] = {
    çap: oneOf<[number, number]>([[low, high], [low, Infinity], [-Infinity, high], [low, low]]),
    adet: [low, high],
    ısı: oneOf<[number, number]>([[cold, hot], [cold, cold], [cold, Infinity]]),
  }; // prettier-ignore
  const priceAt = below(60);
  return {
    ...(random() < 0.4 && { category: oneOf(categories) }),
    ...(random() < 0.4 && { kinds: [oneOf(['rulman', 'vana'])] }),
    ...(random() < 0.2 && { availability: some(availabilities, 0.6) }),
    ...(random() < 0.15 && { priced: random() < 0.8 }),
    ...(random() < 0.2 && { price: [priceAt, priceAt + below(60)] as [number, number] }),
    words: Object.fromEntries(
      chosen.flatMap((id) => {
        const asked = id in words ? some(words[id as keyof typeof words], 0.5) : [];
        return asked.length > 0 ? [[id, asked]] : [];
      }),
    ),
    spans: Object.fromEntries(chosen.flatMap((id) => (id in spans ? [[id, spans[id]]] : []))) as Choice['spans'],
  };
}

const typedEnd = (id: string, end: number) =>
  Number.isFinite(end) ? (id === 'çap' ? typedLength(end) : id === 'ısı' ? `${end} °C` : `${end}`) : null;
const filterOf = ({ kinds: kindIds, availability, price, words: asked, spans }: Choice) => ({
  kindIds,
  availability,
  price: price && { from: `${price[0]},00 ₺`, to: `${price[1]}` },
  specs: [
    ...Object.entries(asked).map(([attributeId, anyOf]) => ({ attributeId, anyOf })),
    ...Object.entries(spans).map(([id, [from, to]]) => ({ attributeId: id, range: { from: typedEnd(id, from), to: typedEnd(id, to) } })),
  ],
}); // prettier-ignore

const Ask = `query ($filter: ProductFilter, $categoryId: ID, $priced: Boolean) {
  products(first: 0, filter: $filter, categoryId: $categoryId, priced: $priced) {
    totalCount
    facets {
      total kinds { kind { id } count } price { count low high histogram } availability { availability count }
      specs { attribute { id } choices { value count } range { low high values histogram } from to without }
    }
  }
}`;
type Facet = { attribute: { id: string } };

test(`${selections} random selections are counted as by looking at every product`, async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, content);
  for (let at = 0; at < selections; at++) {
    const choice = selection();
    // An empty list of availabilities asks for nothing.
    if (choice.availability?.length === 0) delete choice.availability;
    const { data, errors } = await asVisitor(Ask, { filter: filterOf(choice), categoryId: choice.category, priced: choice.priced }); // prettier-ignore
    expect(errors, JSON.stringify(filterOf(choice))).toBeUndefined();
    const { totalCount, facets } = data.products;
    const answer = {
      count: totalCount,
      total: facets.total,
      kinds: (facets.kinds as { kind: { id: string }; count: number }[]).map(({ kind, count }) => ({ id: kind.id, count })),
      specs: (facets.specs as Facet[]).map(({ attribute, ...facet }) => ({ id: attribute.id, ...facet })),
      price: facets.price,
      availability: facets.availability,
    }; // prettier-ignore
    expect(answer, JSON.stringify(choice)).toEqual(answerOf(products, kinds, oracleAttributes, choice));

    if (at % 3 > 0) continue;
    // Of many products attributes are read through instead: with the same answer.
    const definitions = await definitionsOf(db);
    const narrowing = readFilter(filterOf(choice) as ProductFilter, definitions);
    const { category: categoryId, priced } = choice;
    const list = await page(db, { ...(categoryId && { categoryId }), ...(priced !== undefined && { priced }), narrowing }, { first: 0 }); // prettier-ignore
    const scope = await list.scope();
    if (!scope) throw new Error('Nothing is counted.');
    const [few, many] = [await facetsOf(db, scope, definitions), await facetsOf(db, { ...scope, name: undefined }, definitions, 0)]; // prettier-ignore
    expect(many, JSON.stringify(choice)).toEqual(few);
  }
}, 1_200_000);
