import type { PriceRule } from '../../../../graphql/generated/schema.ts';
import { parsePrice } from '../../../kinds/price.ts';
import * as words from '../../../../words/admin/en/products.ts';

/** The dialog holds these values as they are typed. */
export interface RuleForm {
  kind: 'percent' | 'amount';
  by: string;
  rounding: string;
  floor: string;
  ceiling: string;
}

export const emptyRule: RuleForm = { kind: 'percent', by: '', rounding: '1', floor: '', ceiling: '' };

const steps = ['0,01', '0,05', '0,10', '0,50', '1', '5', '10'].map((label) => ({
  value: String(Math.round(Number(label.replace(',', '.')) * 100)),
  label,
}));
const endings = ['90', '99'].map((kurus) => ({ value: `,${kurus}`, label: words.endingKurus(kurus) }));
export const roundings = [...steps, ...endings];

/** Reads '+ 12,5', '-5' or '12.50'; undefined for anything else. */
function signed(text: string): number | undefined {
  const [, sign = '', number = ''] = /^\s*([+\-−]?)\s*(.*?)\s*%?\s*$/.exec(text) ?? [];
  const size = parsePrice(number);
  if (size == null) return undefined;
  return sign === '' || sign === '+' ? size : -size;
}

/** Reads the form; undefined while it says nothing yet, and a sentence for each field that cannot be read. */
export function readRule({ kind, by, rounding, floor, ceiling }: RuleForm) {
  const [change, least, most] = [signed(by), parsePrice(floor), parsePrice(ceiling)];
  const isNumber = words.enterANumberForExample125;
  const errors: Partial<Record<keyof RuleForm, string>> = {
    ...(by.trim() !== '' && change === undefined && { by: isNumber }),
    ...(least === undefined && { floor: isNumber }),
    ...(most === undefined && { ceiling: isNumber }),
    ...(least != null && most != null && least > most && { ceiling: words.itIsLowerThanNotBelow }),
  };
  if (change === undefined || Object.keys(errors).length > 0) return { errors };
  const rule: PriceRule = {
    [kind]: change,
    ...(rounding.startsWith(',') ? { ending: Number(rounding.slice(1)) } : { step: Number(rounding) }),
    floor: least,
    ceiling: most,
  };
  return { errors, rule };
}
