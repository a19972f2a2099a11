import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { liraRate, type Currency, type Rate } from '../../../../common/money/money.ts';
import { istanbulDay, usualVatRates, type VatRate } from '../../../../common/money/vat.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { exchangeRates, money, moneyNotes } from '../../../db/tables/moneyTables.ts';

export type MoneySettingsRow = typeof money.$inferSelect;
export type MoneyValues = Omit<MoneySettingsRow, 'id' | 'version'>;
export type ExchangeRateRow = typeof exchangeRates.$inferSelect;
export type MoneyNotes = typeof moneyNotes.$inferSelect;

const theRow = 1;

/** A site asks nobody and has lira alone until somebody says otherwise. */
export const moneyDefaults: MoneyValues = {
  currencies: [],
  source: 'TYPED',
  rateKind: 'FOREX_SELLING',
  margin: 0,
  oldAfterDays: 5,
  whenOld: 'KEEP',
  vatRates: usualVatRates,
  showsNet: false,
  showsRate: false,
  foreignTerms: null,
};

export async function findMoney(db: Tx): Promise<MoneySettingsRow | null> {
  const [row] = await db.select().from(money).where(eq(money.id, theRow));
  return row ?? null;
}

export const moneyNow = async (db: Tx): Promise<MoneySettingsRow> =>
  (await findMoney(db)) ?? { ...moneyDefaults, id: theRow, version: 0 };

export async function putMoney(tx: Tx, values: MoneyValues, version: number): Promise<MoneySettingsRow> {
  const row = { ...values, id: theRow, version };
  await tx.insert(money).values(row).onConflictDoUpdate({ target: money.id, set: row });
  return row;
}

const noNotes: Omit<MoneyNotes, 'id'> = { applied: '', asked: null, takenDay: null, problem: null, toldOld: null };

export async function moneyNotesNow(db: Tx): Promise<MoneyNotes> {
  const [row] = await db.select().from(moneyNotes).where(eq(moneyNotes.id, theRow));
  return row ?? { ...noNotes, id: theRow };
}

export const putMoneyNotes = (tx: Tx, values: Partial<Omit<MoneyNotes, 'id'>>) =>
  tx
    .insert(moneyNotes)
    .values({ ...noNotes, id: theRow, ...values })
    .onConflictDoUpdate({ target: moneyNotes.id, set: values });

/** Returns the rate that holds for a currency on a day: one that is fixed for that day, else that of the latest day until then. */
export async function rateOn(db: Tx, currency: Currency, day: string): Promise<ExchangeRateRow | undefined> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.state, 'IN_FORCE')))
    .orderBy(desc(exchangeRates.day), desc(exchangeRates.createdAt), desc(exchangeRates.id))
    .limit(90);
  const until = rows.filter((row) => row.day <= day);
  const fixed = until.find(({ fixedUntil }) => fixedUntil !== null && fixedUntil >= day);
  return fixed ?? until.find(({ fixedUntil }) => fixedUntil === null) ?? until[0];
}

/** Returns those of the rates that exist. */
export const ratesWithIds = async (db: Tx, ids: readonly string[]): Promise<ExchangeRateRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(exchangeRates)
        .where(inArray(exchangeRates.id, [...ids]));

/** Everything by which prices are reckoned on a day. */
export type Reckoning = {
  day: string;
  settings: MoneySettingsRow;
  rates: Map<Currency, ExchangeRateRow>;
  /** Returns the rate by which prices of a currency are reckoned; null where they are on request. */
  rateOf: (currency: Currency) => Rate | null;
  vatRates: readonly VatRate[];
};

const dayMs = 24 * 60 * 60_000;
/** Returns how many days lie between two days. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Tells whether a rate is old by the settings. One that is fixed for a time is not before that ends. */
export const isOld = (rate: ExchangeRateRow, { oldAfterDays }: Pick<MoneySettingsRow, 'oldAfterDays'>, day: string) =>
  daysBetween(rate.fixedUntil !== null && rate.fixedUntil > rate.day ? rate.fixedUntil : rate.day, day) > oldAfterDays;

/** Returns the rates and the KDV of a day. It belongs in the transaction that reckons with it. */
export async function reckoningOf(db: Tx, now = Date.now()): Promise<Reckoning> {
  const settings = await moneyNow(db);
  const day = istanbulDay(now);
  const rates = new Map<Currency, ExchangeRateRow>();
  const known = await db
    .selectDistinct({ currency: exchangeRates.currency })
    .from(exchangeRates)
    .where(ne(exchangeRates.currency, 'TRY'));
  for (const { currency } of known) {
    const row = await rateOn(db, currency, day);
    if (row) rates.set(currency, row);
  }
  const rateOf = (currency: Currency) => {
    if (currency === 'TRY') return liraRate;
    const row = rates.get(currency);
    return row && !(settings.whenOld === 'ON_REQUEST' && isOld(row, settings, day)) ? row : null;
  };
  return { day, settings, rates, rateOf, vatRates: settings.vatRates };
}

/** One text states all that prices are reckoned by: where it differs from the one that was applied, they are reckoned once more. */
export const reckonedBy = ({ rates, rateOf, vatRates, day }: Reckoning) =>
  JSON.stringify([
    [...rates.keys()].toSorted().map((currency) => {
      const rate = rateOf(currency);
      return [currency, rate && [rate.rate, rate.margin]];
    }),
    vatRates.filter(({ since }) => since === null || since <= day),
  ]);

/** The same for pages, which read it once for each state of the site and day. */
const kept = cachedByRevision(async (db) => new Map([[istanbulDay(Date.now()), await reckoningOf(db)]]));

export async function reckoningShown(db: Db): Promise<Reckoning> {
  return (await kept(db)).get(istanbulDay(Date.now())) ?? reckoningOf(db);
}
