import { expect, test } from 'vitest';
import { readMeasure, typedNumber } from '../../common/measures/measures.ts';
import { inOtherUnit } from '../../common/measures/otherUnit.ts';
import { readValue, type AttributeRule } from '../../common/measures/specValues.ts';
import { unitOf } from '../../common/measures/units.ts';

const other = (typed: string, rule: Partial<AttributeRule> = {}) => {
  const { value } = readValue({ kind: 'NUMBER', unit: 'mm', decimals: null, options: [], ...rule }, typed);
  return value && inOtherUnit(value);
};

test('millimetres that are a fraction of an inch are written as one', () => {
  expect(['12,7', '25,4', '38,1', '9,525', '15,875', '0,396875', '0', '12,7 mm'].map((mm) => other(mm))).toEqual([
    '1/2"',
    '1"',
    '1 1/2"',
    '3/8"',
    '5/8"',
    '1/64"',
    '0"',
    '1/2"',
  ]);
});

test('other millimetres are rounded to four decimals, and say so', () => {
  expect(['47', '17,25', '20', '0,01', '1.240', '-5'].map((mm) => other(mm))).toEqual([
    ...['≈ 1,8504"', '≈ 0,6791"', '≈ 0,7874"', '≈ 0,0004"', '≈ 48,8189"', '≈ -0,1969"'],
  ]);
});

test('inches are exact in millimetres', () => {
  expect(['3/4"', '1 1/2"', '1/64"', '2,5 inç', '¼"'].map((inches) => other(inches))).toEqual([
    ...['19,05 mm', '38,1 mm', '0,396875 mm', '63,5 mm', '6,35 mm'],
  ]);
});

test('ranges name both ends, or the one that they have', () => {
  const range = (typed: string) => other(typed, { kind: 'RANGE' });
  expect(['10-20', '12,7–25,4', '≥ 5', '25,4 mm’ye kadar', '1/2" – 1"'].map(range)).toEqual([
    ...['≈ 0,3937–0,7874"', '1/2–1"', '≥ ≈ 0,1969"', '≤ 1"', '12,7–25,4 mm'],
  ]);
});

test('nothing else is converted: other units, options, which name threads, flags and texts', () => {
  expect(other('20', { unit: 'bar' })).toBeUndefined();
  expect(other('2 m')).toBeUndefined();
  expect(other('20', { unit: null })).toBeUndefined();
  expect(other('G 1/2"', { kind: 'OPTION', unit: null, options: [{ id: 'g', name: 'G 1/2"' }] })).toBeUndefined();
  expect(other('1/2"', { kind: 'TEXT', unit: null })).toBeUndefined();
  expect(other('evet', { kind: 'FLAG', unit: null })).toBeUndefined();
});

test('every fraction of an inch comes back as it was, by way of millimetres', () => {
  const mm = unitOf('mm') ?? null;
  for (let parts = 1; parts <= 64 * 12; parts += 1) {
    const there = readMeasure(typedNumber((parts * 25.4) / 64), mm).value;
    const back = there && inOtherUnit({ kind: 'NUMBER', kept: '', shown: '', measure: there });
    expect(back && readMeasure(back, unitOf('"') ?? null).value?.number, `${parts}/64`).toBe(parts / 64);
  }
});
