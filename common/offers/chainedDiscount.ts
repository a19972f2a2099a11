/** A discount as the trade writes it, and what it comes to. */
export type ChainedDiscount = {
  /** The steps as they were typed: '40+10'. */
  typed: string;
  /** The whole discount in percent, rounded half up to two decimals. */
  percent: number;
};

/** The most steps that anybody states. */
const mostSteps = 5;

const step = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/**
 * Reads a discount in percent such as '7,5', '%40' or '40+10', in which each step is taken of what the one before left: 40+10 is
 * 46 %. Returns null for a blank text, undefined for one that is no discount or whose steps are not between 0 and 100.
 */
export function readChainedDiscount(text: string): ChainedDiscount | null | undefined {
  const bare = text.replaceAll(/[%\s]/g, '');
  if (bare === '') return null;
  const steps = bare.split('+');
  if (steps.length > mostSteps || !steps.every((one) => step.test(one))) return undefined;
  const hundredths = steps.map((one) => Math.round(Number(one.replace(',', '.')) * 100));
  if (hundredths.some((one) => one > 10_000)) return undefined;
  // What is left is a whole number of parts, so that nothing is lost before the one rounding.
  const left = hundredths.reduce((rest, one) => rest * BigInt(10_000 - one), 1n);
  const whole = 10_000n ** BigInt(steps.length);
  const percent = Number(((whole - left) * 20_000n + whole) / (2n * whole)) / 100;
  return { typed: steps.map((one) => one.replace('.', ',')).join('+'), percent };
}
