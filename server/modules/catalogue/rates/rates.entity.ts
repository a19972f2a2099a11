import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import { currencies, rateShown } from '../../../../common/money/money.ts';
import { exchangeRates, money, moneyNotes, rateKinds, rateSources } from '../../../db/tables/moneyTables.ts';
import { inParts } from '../../../db/parts.ts';
import { contentPart, idText, listPart, writeOne } from '../../../entity/contentPart.ts';
import type { ReadThings } from '../../../entity/announces.ts';
import type { Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { flag, list, optionalText, text, value } from '../../../fields/kinds.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import {
  findMoney,
  moneyDefaults,
  putMoney,
  type MoneySettingsRow,
  type MoneyValues,
  type ExchangeRateRow,
} from '../money/money.store.ts';
import { reprice } from '../products/checks/products.money.ts';
import { checkMoney } from './money.save.ts';
import { changeState, findRate } from './setRates.ts';

const day = z.iso.date('The day is not one such as 2026-11-27');

/** These are the columns of a rate without what the program counts at it. */
const rateRow = z.strictObject({
  id: idText.max(60),
  currency: z.enum(currencies),
  rate: z.int().positive(),
  margin: z.int().min(0).max(5000),
  day,
  source: z.enum(rateSources),
  kind: z.enum(rateKinds).nullable().default(null),
  bulletin: z.string().max(40).nullable().default(null),
  fixedUntil: day.nullable().default(null),
  state: z.enum(['IN_FORCE', 'WAITING', 'TAKEN_BACK']),
  by: z.string().max(200).nullable().default(null),
  createdAt: z.int().positive(),
});

type RateValues = Pick<ExchangeRateRow, 'currency' | 'rate' | 'margin' | 'day' | 'source' | 'fixedUntil' | 'state'>;
const rateLabels = labels.exchangeRate;

/** A rate as programs read it: what one unit costs in lira, with the margin and without. */
const rateThings: ReadThings = async (db, ids) => {
  const rows = await inParts(ids, (part) => db.select().from(exchangeRates).where(inArray(exchangeRates.id, part)));
  return new Map(
    rows.map((row) => {
      const { id, currency, rate, margin, day, source, kind, bulletin, fixedUntil, state, changed, version } = row;
      const applied = Math.round(rate * (1 + margin / 10_000)) / 1_000_000;
      const values = { currency, rate: rate / 1_000_000, margin: margin / 100, applied, day, source, kind, bulletin };
      const thing = { name: `${currency} ${rateShown(row)}`, url: '/admin/money', version };
      return [id, { ...thing, values: { ...values, fixedUntil, state, changed } }];
    }),
  );
};

/** A rate is never deleted: a change that brought it is taken back by its state, which the prices follow. */
export const rateEntity: Entity = {
  name: 'exchange_rate',
  tables: [exchangeRates],
  ...ofCatalogue,
  record: recorded<RateValues, ExchangeRateRow>({
    id: exchangeRates.id,
    fields: {
      currency: value<ExchangeRateRow['currency']>({ label: rateLabels.currency, key: 'currency', blank: 'EUR' }),
      rate: value<number>({ label: rateLabels.rate, key: 'rate', blank: 0 }),
      margin: value<number>({ label: rateLabels.margin, key: 'margin', blank: 0 }),
      day: text({ label: rateLabels.day, key: 'day' }),
      source: value<ExchangeRateRow['source']>({ label: rateLabels.source, key: 'source', blank: 'TYPED' }),
      fixedUntil: optionalText({ label: rateLabels.fixedUntil, key: 'fixedUntil' }),
      state: value<ExchangeRateRow['state']>({ label: rateLabels.state, key: 'state', blank: 'IN_FORCE' }),
    },
    rows: (db, ids) => inParts(ids, (part) => db.select().from(exchangeRates).where(inArray(exchangeRates.id, part))),
    idOf: ({ id }) => id,
    nameOf: (row) => `${row.currency} ${rateShown(row)}`,
    versionOf: ({ version }) => version,
    restore: (tx, id, { state }) => changeState(tx, id, state),
    bringBack: (tx, row) => tx.insert(exchangeRates).values(row),
    remove: (tx, id) => changeState(tx, id, 'TAKEN_BACK'),
  }),
  announces: { words: ['RATE'], read: rateThings },
  content: listPart({
    key: 'exchangerates',
    after: ['money'],
    row: rateRow,
    async read(db) {
      const rows = await db.select().from(exchangeRates).orderBy(asc(exchangeRates.createdAt), asc(exchangeRates.id));
      return rows.length > 0 ? rows.map(({ changed: _, version: __, ...row }) => row) : undefined;
    },
    /** A known rate stays as it is, since papers name it as their evidence. */
    async write(tx, rows, { counts }) {
      for (const row of rows) {
        const isKnown = (await findRate(tx, row.id)) !== undefined;
        if (!isKnown) await tx.insert(exchangeRates).values(row);
        counts[isKnown ? 'unchanged' : 'added']++;
      }
      if (counts.added > 0) await reprice(tx, Date.now());
    },
  }),
};

const moneyLabels = labels.money;
const moneyFields = {
  currencies: list<MoneyValues['currencies'][number]>({ label: moneyLabels.currencies, key: 'currencies' }),
  source: value<MoneyValues['source']>({ label: moneyLabels.source, key: 'source', blank: moneyDefaults.source }),
  rateKind: value<MoneyValues['rateKind']>({
    label: moneyLabels.rateKind,
    key: 'rateKind',
    blank: moneyDefaults.rateKind,
  }),
  margin: value<number>({ label: moneyLabels.margin, key: 'margin', blank: 0 }),
  oldAfterDays: value<number>({
    label: moneyLabels.oldAfterDays,
    key: 'oldAfterDays',
    blank: moneyDefaults.oldAfterDays,
  }),
  whenOld: value<MoneyValues['whenOld']>({ label: moneyLabels.whenOld, key: 'whenOld', blank: moneyDefaults.whenOld }),
  vatRates: value<MoneyValues['vatRates']>({
    label: moneyLabels.vatRates,
    key: 'vatRates',
    blank: moneyDefaults.vatRates,
  }),
  showsNet: flag({ label: moneyLabels.showsNet, key: 'showsNet' }),
  showsRate: flag({ label: moneyLabels.showsRate, key: 'showsRate' }),
  foreignTerms: optionalText({ label: moneyLabels.foreignTerms, key: 'foreignTerms' }),
};

const moneyDocument: z.ZodType<MoneyValues> = z.strictObject({
  currencies: z.array(z.enum(currencies)),
  source: z.enum(rateSources),
  rateKind: z.enum(rateKinds),
  margin: z.int().min(0).max(5000),
  oldAfterDays: z.int().min(1).max(60),
  whenOld: z.enum(['KEEP', 'ON_REQUEST']),
  vatRates: z.array(
    z.strictObject({
      rate: z.int().min(0).max(100),
      since: day.nullable(),
      replaces: z.int().min(0).max(100).nullable(),
      kindIds: z.array(z.string()),
      categoryIds: z.array(z.string()),
    }),
  ),
  showsNet: z.boolean(),
  showsRate: z.boolean(),
  foreignTerms: z.string().max(500).nullable().default(null),
});

/** One row holds the settings for money; what the program notes of rates stands beside it. */
export const moneyEntity: Entity = {
  name: 'money',
  tables: [money, moneyNotes],
  ...ofCatalogue,
  record: recorded<MoneyValues, MoneySettingsRow>({
    id: money.id,
    fields: moneyFields,
    rows: async (db) => {
      const row = await findMoney(db);
      return row ? [row] : [];
    },
    idOf: ({ id }) => String(id),
    nameOf: () => moneyLabels.name,
    versionOf: ({ version }) => version,
    bringBack: (tx, row) => tx.insert(money).values(row),
    restore: putAndReprice,
  }),
  content: contentPart({
    key: 'money',
    schema: moneyDocument,
    async read(db) {
      const row = await findMoney(db);
      if (!row) return undefined;
      const { id: _, version: __, ...values } = row;
      return values;
    },
    async write(tx, values, { counts }) {
      checkMoney(values);
      await writeOne(tx, { find: findMoney, put: putMoney }, values, counts);
      if (counts.added + counts.changed > 0) await reprice(tx, Date.now());
    },
  }),
};

async function putAndReprice(tx: Parameters<typeof putMoney>[0], _: string, values: MoneyValues) {
  await putMoney(tx, values, ((await findMoney(tx))?.version ?? 0) + 1);
  await reprice(tx, Date.now());
}
