import type { DocumentListQuery } from '../../../graphql/generated/operations.ts';

export type ListedDocument = DocumentListQuery['documents']['nodes'][number];

const mostNames = 3;

/** Returns 'Rulman 6204, Rulman 6205 and 3 more', or undefined when no product has the document. */
export function productsWith({ products, productCount }: Pick<ListedDocument, 'products' | 'productCount'>) {
  if (productCount === 0) return undefined;
  const named = products.slice(0, mostNames).map(({ name }) => name);
  const rest = productCount - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Says which pages of the site would lose the document. */
export function lossOf(document: ListedDocument) {
  const products = productsWith(document);
  const places = [
    products && `the pages of these products: ${products}`,
    document.isOnAboutPage && 'the About page',
  ].filter(Boolean);
  return places.length > 0 ? `It disappears from ${places.join('; and from ')}.` : 'No page shows it.';
}
