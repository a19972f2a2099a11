import { currencies } from '../../../../common/money/money.ts';
import type { Context } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import type { MoneySettingsInput, Resolvers } from '../../../generated/resolvers.ts';
import { moneyNotesNow, moneyNow, reckoningOf, type MoneyValues } from '../money/money.store.ts';
import { countInCurrency, countListed } from '../products/checks/products.money.ts';
import { priceNote } from './priceNote.ts';
import { fetchRates } from './fetchRates.ts';
import { saveMoney } from './money.save.ts';
import { letPassJob, saveMoneyJob, setRateJob } from './rates.jobs.ts';
import { findRate, letPass, listRates, setRate } from './setRates.ts';

/** More prices than this are reckoned by a process of their own. */
const mostHere = 200;
const isHere = async ({ db }: Context) => (await countListed(db)) <= mostHere;

const millionths = 1_000_000;
const hundredths = 100;

export const rateResolvers = {
  Query: {
    moneySettings: (_, __, { db }) => moneyNow(db),
    exchangeRates: (_, { currency, first }, { db }) => listRates(db, currency, first ?? 30),
  },
  Mutation: {
    async setExchangeRate(_, { input: { currency, rate, fixedUntil = null }, confirmed }, context) {
      if (currency === 'TRY') throw badInput('currency', 'A lira is a lira.');
      const given = {
        ...{ currency, fixedUntil, rate: Math.round(rate * millionths) },
        ...{ confirmed: confirmed ?? false, now: Date.now() },
      };
      return (await isHere(context)) ? setRate(context.db, given) : context.heavyWork.run(setRateJob, given);
    },
    async letExchangeRatePass(_, { id }, context) {
      const now = Date.now();
      return (await isHere(context)) ? letPass(context.db, id, now) : context.heavyWork.run(letPassJob, { id, now });
    },
    async fetchExchangeRates(_, __, { db, heavyWork }) {
      // The server asks nobody before a person has chosen so.
      if ((await moneyNow(db)).source !== 'TCMB')
        throw badInput('source', 'Choose the central bank as the source first.');
      const taken = await fetchRates({ db, heavyWork }, Date.now());
      if (taken.problem !== undefined) throw badInput('source', taken.problem);
      const rows = await Promise.all(taken.added.map((id) => findRate(db, id)));
      return rows.flatMap((row) => row ?? []);
    },
    async updateMoneySettings(_, { input, version = null }, context) {
      const given = { values: readMoney(input), version, now: Date.now() };
      if (await isHere(context)) return saveMoney(context.db, given);
      await context.heavyWork.run(saveMoneyJob, given);
      return moneyNow(context.db);
    },
  },
  Product: { priceNote: (product, _, { db }) => priceNote(db, product) },
  MoneySettings: {
    margin: ({ margin }) => margin / hundredths,
    async today(_, __, { db }) {
      const { rates } = await reckoningOf(db);
      return [...rates.values()];
    },
    async counts(_, __, { db }) {
      const counts = await Promise.all(
        currencies.map(async (currency) => ({ currency, count: await countInCurrency(db, currency) })),
      );
      return counts.filter(({ count }) => count > 0);
    },
    lastProblem: async (_, __, { db }) => (await moneyNotesNow(db)).problem,
  },
  ExchangeRate: {
    rate: ({ rate }) => rate / millionths,
    margin: ({ margin }) => margin / hundredths,
    applied: ({ rate, margin }) => Math.round(rate * (1 + margin / 10_000)) / millionths,
    createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
  },
} satisfies Resolvers;

const readMoney = ({
  currencies: used,
  vatRates,
  margin,
  foreignTerms,
  ...input
}: MoneySettingsInput): MoneyValues => ({
  ...input,
  foreignTerms: foreignTerms?.trim() || null,
  margin: Math.round(margin * hundredths),
  currencies: [...new Set(used)].filter((currency) => currency !== 'TRY'),
  vatRates: vatRates.map(({ rate, since = null, replaces = null, kindIds, categoryIds }) => ({
    ...{ rate, since, replaces },
    ...{ kindIds: kindIds ?? [], categoryIds: categoryIds ?? [] },
  })),
});
