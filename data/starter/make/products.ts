import type { Article, FamilyTable, Specs } from '../model/model.ts';
import { firsts, type First } from './firsts.ts';
import { ladderOf } from './ladders.ts';
import { documentIdsOfArticle, gtinOf, idOf } from './ids.ts';

/** A product as the content holds it, except that specs still have the names of options. */
export type Product = Record<string, unknown> & { id: string; specs: Specs };

/** The articles of a family. Those that were in the first catalogue keep what people know them by. */
export const productsOf = (family: FamilyTable) => family.articles.map((article) => productOf(family, article));

function productOf(family: FamilyTable, article: Article): Product {
  const first = article.first === undefined ? undefined : firstWith(article.first);
  const { code, pack, leadTime } = article;
  const availability = article.stock ?? (leadTime === undefined ? 'IN_STOCK' : 'ON_ORDER');
  return {
    id: first?.id ?? idOf(code),
    name: first?.name ?? article.name,
    description: first?.description ?? article.description ?? family.describe(article),
    category: family.category,
    price: first ? first.price : article.price,
    featured: first?.featured ?? article.featured ?? false,
    image: first?.image ?? article.drawing ?? family.drawing,
    imageCaption: first?.imageCaption,
    stockCode: code,
    brand: family.brand,
    gtin: gtinOf(code),
    salesUnit: first?.salesUnit ?? family.unit,
    priceQuantity: first ? first.priceQuantity : pack,
    minimumQuantity: pack,
    priceBreaks: first || availability === 'DISCONTINUED' ? undefined : ladderOf({ code, price: article.price, pack }),
    availability,
    leadDays: availability === 'ON_ORDER' ? leadTime : undefined,
    kind: family.kind,
    family: family.id,
    specs: {
      ...(family.standards.length > 0 && { standart: family.standards }),
      ...article.specs,
      ...(article.weight !== undefined && { ağırlık: article.weight }),
      // Its text names the values that it has always had, as far as its family can be compared by them.
      ...(first && compared(family, first.specs)),
    },
    documents: documentIdsOfArticle(family, article),
  };
}

/** A value that one product of a family has alone is a difference that is none, and a filter that finds one. */
const compared = (family: FamilyTable, specs: Specs): Specs =>
  Object.fromEntries(
    Object.entries(specs)
      .filter(
        ([id]) =>
          family.columns.includes(id) ||
          id === 'standart' ||
          family.articles.filter((one) => one.specs[id] !== undefined || (id === 'ağırlık' && one.weight)).length > 1,
      )
      // The name of a size says Ø, and its values are lengths.
      .map(([id, value]) => [id, typeof value === 'string' ? value.replace(/^Ø(?=\d)/u, '') : value]),
  );

function firstWith(id: string) {
  const found = firsts.find((one) => one.id === id);
  if (!found) throw new Error(`None of the first products has the id ${id}.`);
  return found;
}

/** Those of the first products that belong to no family. */
export const alone = (taken: Set<string>): Product[] =>
  firsts
    .filter(({ id }) => !taken.has(id))
    .map((first: First) => ({ ...first, ...(first.stockCode && { gtin: gtinOf(first.stockCode) }) }));
