import type { KindAttribute } from './model.ts';

// How a kind shows its attributes, in words.

/** It stands on the card, in the table and among the filters, and no product lacks it. */
export const key = (id: string): KindAttribute => ({ id, required: true, filterable: true, column: true, key: true });
/** No product lacks it; it is a column and a filter. */
export const must = (id: string): KindAttribute => ({ id, required: true, filterable: true, column: true });
/** Products may lack it; it is a filter. */
export const filter = (id: string): KindAttribute => ({ id, filterable: true });
/** It is shown on the page of a product alone. */
export const shown = (id: string): KindAttribute => ({ id });
