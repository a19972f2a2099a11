/** These fields say which product it is: the same code for two products would send a buyer to the wrong one. */
export const codeFields = ['stockCode', 'gtin', 'manufacturerCode', 'crossReferences'] as const;

/**
 * What belongs to one product, by the names of schema.graphql: its codes, and what somebody has chosen for it. A copy and a
 * new size begin without any of it, since another size has another ladder, another nut and another successor.
 */
export const ownFields = [...codeFields, 'priceBreaks', 'togetherIds', 'successorId', 'featured'] as const;

/** Tells whether a change only empties a field. */
const isCleared = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Returns the first field of a change that several products cannot have alike. Their codes can all be cleared. */
export const ownIn = (changes: Partial<Record<'name' | (typeof codeFields)[number], unknown>>) =>
  changes.name !== undefined
    ? 'name'
    : codeFields.find((field) => changes[field] !== undefined && !isCleared(changes[field]));
