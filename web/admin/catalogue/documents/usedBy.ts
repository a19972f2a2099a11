import type { DocumentListQuery } from '../../../graphql/generated/operations.ts';

export type ListedDocument = DocumentListQuery['documents']['nodes'][number];

const mostNames = 3;

/** 'Rulman 6204, Rulman 6205 and 3 more'; undefined where no product has it. */
export function productsWith({ products, productCount }: Pick<ListedDocument, 'products' | 'productCount'>) {
  if (productCount === 0) return undefined;
  const named = products.slice(0, mostNames).map(({ name }) => name);
  const rest = productCount - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** What would be missed on the site when it goes. */
export function lossOf(document: ListedDocument) {
  const products = productsWith(document);
  const places = [
    products && `the pages of these products: ${products}`,
    document.isOnAboutPage && 'the About page',
  ].filter(Boolean);
  return places.length > 0 ? `It disappears from ${places.join('; and from ')}.` : 'No page shows it.';
}
