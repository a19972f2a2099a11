import { dateFormat, numberFormat } from '../../../../common/text/locale.ts';
import { readLira } from '../../../../common/fields/readers.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import type { RateRowFragment } from './money.generated.ts';

const format = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 });
const dayFormat = dateFormat({ dateStyle: 'short', timeZone: 'UTC' });

export const rateText = (rate: number) => format.format(rate);
export const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** Reads a rate as people type it: '47,5012' or '47.5012'. Undefined for a text that is none. */
export function readRate(text: string): number | undefined {
  const point = /^\s*\d{1,5}\.\d{1,6}\s*$/.test(text) ? Number(text) : readLira(text, { strict: true });
  return point == null || point <= 0 ? undefined : point;
}

/** Says where a rate comes from: 'TCMB döviz satış, 27.11.2026'. */
export function originOf({ source, kind, day, fixedUntil }: RateRowFragment): string {
  if (fixedUntil !== null) return words.fixedTo(dayText(fixedUntil));
  return source === 'TCMB' && kind ? words.bankOn(words.rateKinds[kind], dayText(day)) : words.typedOn(dayText(day));
}
