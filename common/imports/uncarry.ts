import { carry, wordKey } from './carry.ts';
import { readExact, toNumber } from './exactNumber.ts';
import { isOfNumbers, type ProfileColumn, type ProfileSetup, type ProfileStep } from './profileSetup.ts';

type Rules = Pick<ProfileSetup, 'decimalMark' | 'prices' | 'vatRate' | 'onRequest' | 'answers'>;
type Place = Pick<ProfileColumn, 'field' | 'steps'> & { isNumber: boolean };

/** More decimals than these say nothing about a price. */
const mostDecimals = 8;

/**
 * Carries a value back through the steps of its column: the cell that `carry` would read as this value. What a step has taken away,
 * such as capitals or the rest of a split text, does not come back.
 */
export function uncarry(cell: string | number, place: Place, rules: Rules): string {
  const { field, steps, isNumber } = place;
  if (field === 'price' && cell === '') return rules.onRequest[0] ?? '';
  const answer = rules.answers.find((one) => one.field === field && wordKey(one.to) === wordKey(String(cell)));
  if (answer) return answer.from;
  if (field === 'priceBreaks') return uncarriedBreaks(String(cell), steps, rules);
  const sums = steps.filter(isOfNumbers);
  const unit = steps.find((step) => step.kind === 'UNIT')?.unit;
  const bare = unit ? withoutUnit(String(cell), unit) : cell;
  const number = numberOf(bare, isNumber || sums.length > 0);
  const text = number === null ? String(bare) : numberText(number, { cell, sums }, place, rules);
  return steps.toReversed().reduce(formerText, text);
}

/** Takes back each price of a ladder as the price itself is. */
function uncarriedBreaks(text: string, steps: ProfileStep[], rules: Rules): string {
  const price = { field: 'price', steps: steps.filter(isOfNumbers), isNumber: true };
  const parts = text.split('; ').map((part) => {
    const [minimum = '', lira = ''] = part.split(': ');
    return lira === '' ? part : `${minimum}: ${uncarry(toNumber(readExact(lira, 'COMMA') ?? nothing), price, rules)}`;
  });
  return steps.toReversed().reduce(formerText, parts.join('; '));
}

const nothing = { digits: 0n, scale: 0 };

const withoutUnit = (text: string, unit: string) =>
  text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;

/** The site writes decimals with a comma, and people may have typed points between thousands. */
const turkishNumber = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/;

function numberOf(cell: string | number, isOne: boolean): number | null {
  if (typeof cell === 'number') return cell;
  const exact = isOne && turkishNumber.test(cell.trim()) ? readExact(cell, 'COMMA') : undefined;
  return exact ? toNumber(exact) : null;
}

type Sums = { cell: string | number; sums: ProfileStep[] };

/** Takes the sums back, with as few decimals as give the same value again. */
function numberText(value: number, { cell, sums }: Sums, place: Place, rules: Rules): string {
  const write = (number: string) => (rules.decimalMark === 'POINT' ? number : number.replace('.', ','));
  const least = place.field === 'price' ? 2 : 0;
  const isNet = place.field === 'price' && rules.prices === 'WITHOUT_VAT';
  if (sums.length === 0 && !isNet) return write(place.field === 'price' ? value.toFixed(2) : String(value));
  const former = sums.reduceRight(beforeSum, isNet ? value / (1 + rules.vatRate / 100) : value);
  const tries = Array.from({ length: mostDecimals - least + 1 }, (_, more) => write(former.toFixed(least + more)));
  const mark = rules.decimalMark ?? 'COMMA';
  const isSame = (text: string) => {
    const { cell: again } = carry(text, { ...place, steps: sums }, { ...rules, decimalMark: mark });
    return again === value || String(again) === String(cell);
  };
  return tries.find(isSame) ?? tries[2] ?? '';
}

function beforeSum(value: number, step: ProfileStep): number {
  if (step.kind === 'FACTOR') return value / step.by;
  return step.kind === 'PERCENT' ? value / (1 + step.by / 100) : value;
}

function formerText(text: string, step: ProfileStep): string {
  if (step.kind === 'MAP') return step.pairs.find(({ to }) => wordKey(to) === wordKey(text))?.from ?? text;
  if (step.kind !== 'REPLACE') return text;
  return step.pairs.reduceRight((now, { from, to }) => (to === '' ? now : now.replaceAll(to, from)), text);
}
