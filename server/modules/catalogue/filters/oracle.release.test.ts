import { expect, test } from 'vitest';
import { answerOf, type Choice } from '../../../testing/random/filterOracle.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import {
  availabilities,
  below,
  categories,
  content,
  kinds,
  oneOf,
  oracleAttributes,
  poles,
  products,
  random,
  some,
  typedLength,
  words,
} from '../../../testing/random/randomProducts.ts';
import type { ProductFilter } from '../../../generated/resolvers.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { productPage } from '../products/products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { countDocumentKinds } from './counts.store.ts';
import { facetsOf } from './facets.ts';
import { readFilter } from './readFilter.ts';

/** `FILTER_SELECTIONS=10000 npx vitest run server/modules/catalogue/filters` tests that many selections. */
const selections = Number(process.env.FILTER_SELECTIONS ?? 300);

function selection(): Choice {
  const [low, high] = [5 * below(12), 5 * below(14)].sort((a, b) => a - b) as [number, number];
  const [cold, hot] = [-50 + 10 * below(12), -20 + 10 * below(14)].sort((a, b) => a - b) as [number, number];
  const chosen = some(['çap', 'adet', 'ısı', 'kapak', 'bağlantı', 'su'], 0.25);
  const spans: Choice['spans'] = {
    çap: oneOf<[number, number]>([
      [low, high],
      [low, Infinity],
      [-Infinity, high],
      [low, low],
    ]),
    adet: [low, high],
    ısı: oneOf<[number, number]>([
      [cold, hot],
      [cold, cold],
      [cold, Infinity],
    ]),
  };
  const priceAt = below(60);
  const isCovered = random() < 0.5;
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
    spans: Object.fromEntries(
      chosen.flatMap((id) => (id in spans && !(isCovered && id === 'ısı') ? [[id, spans[id]]] : [])),
    ) as Choice['spans'],
    covers:
      isCovered && chosen.includes('ısı')
        ? {
            ısı: oneOf<[number, number]>([
              [cold, hot],
              [cold, cold],
              [hot, Infinity],
            ]),
          }
        : {},
    numbers: random() < 0.2 ? { kutup: [oneOf(poles), oneOf(poles)] } : {},
    ...(random() < 0.2 && { leadDays: oneOf([3, 7, 10, 30]) }),
    ...(random() < 0.2 && { brands: some(['Aktarlı', 'Devrikan', 'Yok'], 0.5) }),
  };
}

const typedEnd = (id: string, end: number) =>
  Number.isFinite(end) ? (id === 'çap' ? typedLength(end) : id === 'ısı' ? `${end} °C` : `${end}`) : null;
const filterOf = ({ kinds: kindIds, brands, price, words: asked, spans, covers, numbers, ...choice }: Choice) => ({
  kindIds,
  brands,
  availability: choice.availability,
  leadDays: choice.leadDays,
  price: price && { from: `${price[0]},00 ₺`, to: `${price[1]}` },
  specs: [
    ...Object.entries(asked).map(([attributeId, anyOf]) => ({ attributeId, anyOf })),
    ...Object.entries(numbers).map(([attributeId, some]) => ({ attributeId, anyOf: some.map(String) })),
    ...Object.entries(covers).map(([attributeId, [low, high]]) => ({
      attributeId,
      covers: high === Infinity ? `en az ${low} °C` : low === high ? `${low}` : `${low}…${high} °C`,
    })),
    ...Object.entries(spans).map(([id, [from, to]]) => ({
      attributeId: id,
      range: { from: typedEnd(id, from), to: typedEnd(id, to) },
    })),
  ],
});

const Ask = `query ($filter: ProductFilter, $categoryId: ID, $priced: Boolean) {
  products(first: 0, filter: $filter, categoryId: $categoryId, priced: $priced) {
    totalCount
    facets {
      total kinds { kind { id } count } price { count low high histogram } availability { availability count }
      specs { attribute { id } ofKind { id } choices { value count } range { low high values histogram } from to coversFrom coversTo without }
      leadTimes { days count } brands { brand count }
    }
  }
}`;
type Facet = { attribute: { id: string }; ofKind: { id: string } | null };

test(`${selections} random selections have the same counts as a scan of every product`, async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, content);
  for (let at = 0; at < selections; at++) {
    const choice = selection();
    // An empty list is no condition.
    if (choice.availability?.length === 0) delete choice.availability;
    if (choice.brands?.length === 0) delete choice.brands;
    const { data, errors } = await asVisitor(Ask, {
      filter: filterOf(choice),
      categoryId: choice.category,
      priced: choice.priced,
    });
    expect(errors, JSON.stringify(filterOf(choice))).toBeUndefined();
    const { totalCount, facets } = data.products;
    const answer = {
      count: totalCount,
      total: facets.total,
      kinds: (facets.kinds as { kind: { id: string }; count: number }[]).map(({ kind, count }) => ({
        id: kind.id,
        count,
      })),
      specs: (facets.specs as Facet[]).map(({ attribute, ofKind, ...facet }) => ({
        id: attribute.id,
        ofKind: ofKind?.id ?? null,
        ...facet,
      })),
      leadTimes: facets.leadTimes,
      brands: facets.brands,
      price: facets.price,
      availability: facets.availability,
    };
    expect(answer, JSON.stringify(choice)).toEqual(answerOf(products, kinds, oracleAttributes, choice));

    if (at % 3 > 0) continue;
    // Large lists are counted by reading attributes instead of products, with the same result.
    const definitions = await definitionsOf(db);
    const narrowing = readFilter(filterOf(choice) as ProductFilter, definitions);
    const { category: categoryId, priced } = choice;
    const list = await productPage(
      db,
      { ...(categoryId && { categoryId }), ...(priced !== undefined && { priced }), narrowing },
      { first: 0 },
    );
    const scope = await list.scope();
    if (!scope) throw new Error('Nothing is counted.');
    const counted = async (...asked: Parameters<typeof facetsOf>) => {
      const { left, ...facets } = await facetsOf(...asked);
      return { ...facets, documents: await countDocumentKinds(db, left) };
    };
    const [few, many] = [
      await counted(db, scope, definitions),
      await counted(db, { ...scope, name: undefined }, definitions, 0),
    ];
    expect(many, JSON.stringify(choice)).toEqual(few);
  }
}, 1_200_000);
