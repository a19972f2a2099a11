import { uncategorizedId } from '../references/categoryId.ts';

// The keys of counts say what kind of thing they are about.

export const product = 'p:';
export const category = 'c:';
/** A search from whose results a product was opened. */
export const word = 'w:';
export const attribute = 'a:';

export const keyOfProduct = (id: string) => product + id;
export const keyOfCategory = (id: string | null) => category + (id ?? uncategorizedId);
/** Returns what stands behind the sign of the kind. */
export const idOf = (key: string) => key.slice(product.length);
