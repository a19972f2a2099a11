/** Values of a form are plain data, in an order that stays the same. */
export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
