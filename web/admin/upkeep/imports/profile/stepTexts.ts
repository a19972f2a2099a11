import { numberFormat } from '../../../../../common/text/locale.ts';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import type { ProfileStep } from '../../../../../common/imports/profileSetup.ts';
import * as ofShops from '../../../../words/admin/en/shopImports.ts';

const numbers = numberFormat({ maximumFractionDigits: 4 });
const number = (value: number) => numbers.format(value);

/** The kinds of step as the menu names them, each as it begins. */
export const newSteps: { label: string; step: ProfileStep }[] = [
  { label: words.trim, step: { kind: 'TRIM' } },
  { label: words.upperCase, step: { kind: 'UPPER' } },
  { label: words.replace, step: { kind: 'REPLACE', pairs: [] } },
  { label: words.split, step: { kind: 'SPLIT', at: ' ', part: 1 } },
  { label: words.map, step: { kind: 'MAP', pairs: [], otherwise: null } },
  { label: ofShops.htmlStep, step: { kind: 'HTML' } },
  { label: ofShops.pathStep, step: { kind: 'PATH', at: ',', level: '>' } },
  { label: ofShops.stockStep, step: { kind: 'STOCK', some: 'Stokta', none: 'Sipariş üzerine' } },
  { label: words.factor, step: { kind: 'FACTOR', by: 1 } },
  { label: '± %', step: { kind: 'PERCENT', by: 0 } },
  { label: words.round, step: { kind: 'ROUND', to: 0.05 } },
  { label: words.currencyStep, step: { kind: 'MONEY', currency: 'EUR', includesVat: false } },
  { label: words.unit, step: { kind: 'UNIT', unit: 'mm' } },
];

/** Returns what a chip says: '× 1,2'. */
export function stepText(step: ProfileStep): string {
  switch (step.kind) {
    case 'TRIM':
      return words.trim;
    case 'UPPER':
      return words.upperCase;
    case 'REPLACE':
      return words.replaceWords(step.pairs.length);
    case 'SPLIT':
      return words.partAt(step.part, step.at);
    case 'MAP':
      return step.pairs.length === 1 && step.pairs[0]
        ? `${step.pairs[0].from} = ${step.pairs[0].to}`
        : words.mapWords(step.pairs.length);
    case 'HTML':
      return ofShops.htmlStep;
    case 'PATH':
      return ofShops.pathStep;
    case 'STOCK':
      return ofShops.stockText(step.some, step.none);
    case 'FACTOR':
      return `× ${number(step.by)}`;
    case 'PERCENT':
      return `${step.by < 0 ? '−' : '+'} ${number(Math.abs(step.by))} %`;
    case 'ROUND':
      return words.roundToNumber(number(step.to));
    case 'MONEY':
      return words.currencyNamed(step.currency, step.includesVat);
    case 'UNIT':
      return words.unitNamed(step.unit);
  }
}

/** Reads lines such as 'RULMAN = Rulmanlar'; a line without the sign means that the word becomes nothing. */
export const pairsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from = '', ...to] = line.split('=');
      return { from: from.trim(), to: to.join('=').trim() };
    });

export const linesOfPairs = (pairs: { from: string; to: string }[]) =>
  pairs.map(({ from, to }) => `${from} = ${to}`).join('\n');

/** Reads a number as people type it, with either sign for its decimals; undefined for any other text. */
export function typedNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
}
