import type { Currency } from '../../../../common/money/money.ts';
import type { rateKinds } from '../../../db/tables/moneyTables.ts';

type RateKind = (typeof rateKinds)[number];

/** The central bank's list, of which only what a site needs is read. */
export type BankList = {
  day: string;
  bulletin: string | null;
  /** In millionths of a lira for one unit; a rate that the list leaves blank is missing. */
  rates: Map<Currency, Map<RateKind, number>>;
};

/** A list that is not taken, with the reason as a sentence. */
export class UnreadableList extends Error {}

const most = 200_000;
const wanted = ['EUR', 'USD', 'GBP'] as const;
const names: Record<RateKind, string> = {
  FOREX_BUYING: 'ForexBuying',
  FOREX_SELLING: 'ForexSelling',
  BANKNOTE_BUYING: 'BanknoteBuying',
  BANKNOTE_SELLING: 'BanknoteSelling',
};

/**
 * Reads the list of a day from today.xml of the central bank. The form of that file is fixed and small, so it is read by its known
 * elements alone: a file with entities or a document type, which could grow without bound, is refused. Throws `UnreadableList`.
 */
export function readBankList(bytes: Buffer): BankList {
  if (bytes.length > most) throw new UnreadableList('The list is far larger than it ever was.');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/<!doctype\s+html|<html[\s>]/i.test(text))
    throw new UnreadableList('The address answered with a page, and no list.');
  if (/<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(text))
    throw new UnreadableList('The list holds declarations that the central bank does not use.');
  const root = /<Tarih_Date\s([^>]*)>([\s\S]*)<\/Tarih_Date>\s*$/.exec(text);
  if (!root) throw new UnreadableList('The address answered with something that is no list, or half of one.');
  const [, attributes = '', body = ''] = root;
  const rates: BankList['rates'] = new Map();
  for (const [, own = '', inside = ''] of body.matchAll(/<Currency\s([^>]*)>([\s\S]*?)<\/Currency>/g)) {
    const currency = wanted.find((one) => one === attribute(own, 'Kod') || one === attribute(own, 'CurrencyCode'));
    if (!currency) continue;
    if (rates.has(currency)) throw new UnreadableList(`The list names ${currency} twice.`);
    rates.set(currency, ratesIn(currency, inside));
  }
  return { day: dayIn(attributes), bulletin: attribute(attributes, 'Bulten_No') || null, rates };
}

const attribute = (text: string, name: string) =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(text)?.slice(1).find(Boolean) ?? '';

/** `Tarih` is '27.11.2026', `Date` is '11/27/2026'. Where both are there, they must name one day. */
function dayIn(attributes: string): string {
  const turkish = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(attribute(attributes, 'Tarih'));
  const english = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(attribute(attributes, 'Date'));
  const one = turkish && `${turkish[3]}-${turkish[2]}-${turkish[1]}`;
  const other = english && `${english[3]}-${english[1]}-${english[2]}`;
  const day = one ?? other;
  const isDay = day !== null && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!day || !isDay || (one && other && one !== other))
    throw new UnreadableList('The list does not say of which day it is.');
  return day;
}

function ratesIn(currency: string, inside: string) {
  const element = (name: string) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(inside)?.[1] ?? '';
  const unit = element('Unit');
  if (!/^(1|10|100|1000)$/.test(unit))
    throw new UnreadableList(`The list does not say for how many ${currency} its rates are.`);
  const rates = new Map<RateKind, number>();
  for (const [kind, name] of Object.entries(names) as [RateKind, string][]) {
    const text = element(name);
    if (text === '') continue;
    if (!/^\d{1,6}([.,]\d{1,6})?$/.test(text))
      throw new UnreadableList(`The list has a rate of ${currency} that is no number.`);
    const [whole = '0', decimals = ''] = text.split(/[.,]/);
    const rate = Number((BigInt(whole + decimals.padEnd(6, '0')) * 2n + BigInt(unit)) / (2n * BigInt(unit)));
    if (rate > 0) rates.set(kind, rate);
  }
  return rates;
}
