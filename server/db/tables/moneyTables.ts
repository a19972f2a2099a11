import { choice, flag, index, int, json, moment, table, text } from '../columns/columns.ts';
import { version } from './tables.ts';
import { currencies, type StoredMoney, type StoredVatRate } from '../storedValues.ts';

export const rateKinds = ['FOREX_BUYING', 'FOREX_SELLING', 'BANKNOTE_BUYING', 'BANKNOTE_SELLING'] as const;
export const rateSources = ['TCMB', 'TYPED'] as const;

/** There is one row, with the id 1, for the settings for money. */
export const money = table('money', {
  id: int('id').primaryKey(),
  /** The currencies beside lira in which products may have their prices. */
  currencies: json<StoredMoney['currency'][]>('currencies').notNull(),
  source: choice('source', rateSources).notNull(),
  rateKind: choice('rate_kind', rateKinds).notNull(),
  /** In hundredths of a per cent. */
  margin: int('margin').notNull(),
  oldAfterDays: int('old_after_days').notNull(),
  whenOld: choice('when_old', ['KEEP', 'ON_REQUEST']).notNull(),
  vatRates: json<StoredVatRate[]>('vat_rates').notNull(),
  showsNet: flag('shows_net').notNull(),
  showsRate: flag('shows_rate').notNull(),
  /** The terms of payment of offers in foreign money; null for those of the program. */
  foreignTerms: text('foreign_terms'),
  version: version(),
});

/** There is one row, with the id 1, for what the program notes of rates; no person enters it. */
export const moneyNotes = table('money_notes', {
  id: int('id').primaryKey(),
  /** The rates and the KDV by which the stored prices are reckoned, as one text. */
  applied: text('applied').notNull(),
  /** The time of the day, such as '2026-11-27 15:30', for which the list was asked last. */
  asked: text('asked'),
  /** The list of that day was taken: it is not asked for again. */
  takenDay: text('taken_day'),
  problem: text('problem'),
  /** The day for which a notice named old rates. */
  toldOld: text('told_old'),
});

/** Rates of exchange. They are kept for ever, since papers name them. */
export const exchangeRates = table(
  'exchange_rates',
  {
    id: text('id').primaryKey(),
    currency: choice('currency', currencies).notNull(),
    /** In millionths of a lira. */
    rate: int('rate').notNull(),
    /** In hundredths of a per cent; 0 for a rate that was typed. */
    margin: int('margin').notNull(),
    day: text('day').notNull(),
    source: choice('source', rateSources).notNull(),
    kind: choice('kind', rateKinds),
    bulletin: text('bulletin'),
    fixedUntil: text('fixed_until'),
    state: choice('state', ['IN_FORCE', 'WAITING', 'TAKEN_BACK']).notNull(),
    /** This is the mail address of the person who typed it or let it pass. */
    by: text('by'),
    /** The number of prices that it changed. */
    changed: int('changed').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    index('exchange_rates_by_day').on(t.currency, t.day, t.createdAt),
    index('exchange_rates_by_state').on(t.state),
  ],
);
