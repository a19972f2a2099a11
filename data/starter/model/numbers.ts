/** Rounds to a step that a price list would have: 0,25 under 20 lira, then 1, 5, 25, 50 and 100. */
export function lira(amount: number) {
  const step =
    amount < 20 ? 0.25 : amount < 200 ? 1 : amount < 1000 ? 5 : amount < 5000 ? 25 : amount < 20_000 ? 50 : 100;
  return Math.round(amount / step) * step;
}

/** Writes a number as Turkish readers do: 17.25 is '17,25'. */
export const comma = (value: number) => String(Number(value.toPrecision(9))).replace('.', ',');

/** Steel has 7,85 g/cm³; austenitic stainless steel is one per cent heavier, which the rounding swallows. */
const steel = 7.85e-6;

/** Rounds to two digits that count, as catalogues do. */
export const rounded = (value: number, digits = 2) => Number(value.toPrecision(digits));

/** The mass of a volume of steel in mm³, to three digits that count. */
export const kilograms = (volume: number) => rounded(volume * steel, 3);

export const circle = (d: number) => (Math.PI / 4) * d ** 2;
export const ringVolume = (inner: number, outer: number, height: number) => (circle(outer) - circle(inner)) * height;

/** The weight of a ring in kilograms; `filled` is the part of its volume that is steel. */
export const weightOf = (outside: number, inside: number, width: number, filled = 1) =>
  rounded(ringVolume(inside, outside, width) * steel * filled);
