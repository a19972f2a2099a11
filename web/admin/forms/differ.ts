/** Whether two values of a form are not the same. */
export const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
