/** The chip of a product with changes that wait. */
export const waitingLook = { bgcolor: 'tint.warning', color: 'warning.main' };
