import { namesOf } from '../fields/stated.ts';
import { product, type ProductField } from './product.ts';

/** These fields say which product it is: the same code for two products would send a buyer to the wrong one. */
const codeFields = namesOf(product, ({ own }) => own === 'code');

/**
 * These fields belong to one product: its codes, and what somebody has chosen for it. A copy and a new size begin without any of it,
 * since another size has another ladder, another nut and another successor.
 */
export const ownFields = namesOf(product, ({ own }) => own !== undefined);

/** Tells whether a change only empties a field. */
const isCleared = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Returns the first field of a change that several products cannot have alike. Their codes can all be cleared. */
export const ownIn = (changes: Partial<Record<ProductField, unknown>>) =>
  changes.name !== undefined
    ? 'name'
    : codeFields.find((field) => changes[field] !== undefined && !isCleared(changes[field]));
