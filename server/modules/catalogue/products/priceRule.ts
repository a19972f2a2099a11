import { isJump } from '../../../../common/product/priceJump.ts';
import { badInput } from '../../../core/errors.ts';
import { storedLira } from '../../../fields/lira.ts';
import type { PriceRule as Given } from '../../../generated/resolvers.ts';

/** A rule in whole numbers: hundredths of a per cent, and kuruş. */
export type PriceRule = ({ percent: number } | { amount: number }) & {
  step: number;
  ending?: number | undefined;
  floor?: number | undefined;
  ceiling?: number | undefined;
};

export type NewPrice = { price: number; isLimited: boolean };

const steps = [1, 5, 10, 50, 100, 500, 1000];
const endings = [90, 99];
/** A rule makes no price free. */
const least = 1n;
/** The API takes no higher price. */
const most = 100_000_000_000n;

/** Throws `BAD_USER_INPUT`. */
export function readPriceRule({ percent, amount, step, ending, floor, ceiling }: Given): PriceRule {
  if ((percent == null) === (amount == null)) throw badInput('rule.percent', 'Give either a part or an amount.');
  if (step != null && !steps.includes(step)) throw badInput('rule.step', `One of ${steps.join(', ')} kuruş.`);
  if (ending != null && !endings.includes(ending)) throw badInput('rule.ending', `One of ${endings.join(', ')} kuruş.`);
  const limits = { floor: kurus(floor), ceiling: kurus(ceiling) };
  if (limits.floor !== undefined && limits.ceiling !== undefined && limits.floor > limits.ceiling)
    throw badInput('rule.ceiling', 'The highest price is below the lowest one.');
  const by = percent == null ? { amount: kurus(amount) ?? 0 } : { percent: Math.round(percent * 100) };
  return { ...by, step: step ?? 1, ending: ending ?? undefined, ...limits };
}

const kurus = (lira: number | null | undefined) => storedLira.write(lira ?? null) ?? undefined;

/** Parts of a price are counted in ten thousandths, so that a rule in hundredths of a per cent is exact. */
const whole = 10_000n;

/** Makes a new price of one in kuruş. It is rounded once, half up, and then kept within the limits. */
export function newPrice(before: number, rule: PriceRule): NewPrice {
  const old = BigInt(before);
  const exact = 'percent' in rule ? old * (whole + BigInt(rule.percent)) : (old + BigInt(rule.amount)) * whole;
  const rounded = rule.ending === undefined ? toStep(exact, BigInt(rule.step)) : toEnding(exact, BigInt(rule.ending));
  const floor = larger(BigInt(rule.floor ?? 0), before === 0 ? 0n : least);
  const ceiling = rule.ceiling === undefined ? most : smaller(BigInt(rule.ceiling), most);
  const price = smaller(larger(rounded, floor), ceiling);
  return { price: Number(price), isLimited: price !== rounded };
}

const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/** Rounds `exact`, in ten thousandths of a kuruş, to a multiple of `step` kuruş. */
const toStep = (exact: bigint, step: bigint) => quotient(2n * exact + step * whole, 2n * step * whole) * step;

/** Rounds to the nearest price that ends with so many kuruş. */
const toEnding = (exact: bigint, ending: bigint) => larger(toStep(exact - ending * whole, 100n), 0n) + ending;

/** Divides and rounds down, also below zero. */
const quotient = (dividend: bigint, divisor: bigint) =>
  dividend >= 0n ? dividend / divisor : -((-dividend + divisor - 1n) / divisor);

/** A new price beside the one before, as people check it. */
export function compared(before: number, { price, isLimited }: NewPrice) {
  const [old, change] = [BigInt(before), BigInt(price - before)];
  const size = change < 0n ? -change : change;
  return {
    /** In per cent with one decimal, half away from zero; null where the price was 0. */
    percent: before === 0 ? null : (Math.sign(price - before) * Number((2n * size * 1000n + old) / (2n * old))) / 10,
    isMarked: isLimited || isJump(before, price),
  };
}
