/** Steel in kilograms a cubic millimetre. */
const steel = 7.85e-6;

/** Rounds to two digits that count, as catalogues do. */
export const rounded = (value: number, digits = 2) => Number(value.toPrecision(digits));

/** The weight of a ring in kilograms; `filled` is the part of its volume that is steel. */
export const weightOf = (outside: number, inside: number, width: number, filled = 1) =>
  rounded((Math.PI / 4) * (outside ** 2 - inside ** 2) * width * steel * filled);
