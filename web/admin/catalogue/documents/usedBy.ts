import type { DocumentListQuery } from './documents.generated.ts';
import * as words from '../../../words/admin/en/documents.ts';

export type ListedDocument = DocumentListQuery['documents']['nodes'][number];

const mostNames = 3;

/** Returns 'Rulman 6204, Rulman 6205 and 3 more', or undefined when no product has the document. */
export function productsWith({ products, productCount }: Pick<ListedDocument, 'products' | 'productCount'>) {
  if (productCount === 0) return undefined;
  const named = products.slice(0, mostNames).map(({ name }) => name);
  const rest = productCount - named.length;
  return rest > 0 ? words.andMore(named.join(', '), rest) : named.join(', ');
}

/** Says how many pages show the document: '5 products, About page'. */
export const usedBy = ({ productCount, isOnAboutPage }: Pick<ListedDocument, 'productCount' | 'isOnAboutPage'>) =>
  [productCount > 0 && words.productCountText(productCount), isOnAboutPage && words.aboutPage]
    .filter(Boolean)
    .join(', ') || words.noPage;

/** Says which pages of the site would lose the document. */
export function lossOf(document: ListedDocument) {
  const products = productsWith(document);
  if (products && document.isOnAboutPage) return words.disappearsFromAll(products);
  if (products) return words.disappearsFromProducts(products);
  return document.isOnAboutPage ? words.disappearsFromAbout : words.noPageShowsIt;
}
