import type { Currency } from '../../../../common/money/money.ts';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import type { StoredOfferRate } from '../../../db/storedValues.ts';
import type { OfferInput } from '../../../generated/resolvers.ts';
import { ratesWithIds, reckoningOf, type ExchangeRateRow, type Reckoning } from '../../catalogue/money/money.store.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';

/** The rate as the offer keeps it, with the margin: the row of the rate may be taken back later. */
const kept = ({ currency, rate, margin, day, source, kind, bulletin }: ExchangeRateRow): StoredOfferRate => ({
  ...{ currency, day, source, kind, bulletin },
  rate: Number((2n * BigInt(rate) * (10_000n + BigInt(margin)) + 10_000n) / 20_000n),
});

/**
 * Returns the currency of a new offer with the rates by which its lines were filled in: those that the form used, else those of the
 * day. `offered` are the products of its lines. Throws `BAD_USER_INPUT` for a currency that the site does not use, or that has no rate.
 */
export async function offerMoney(
  tx: Tx,
  { currency: asked, rateIds }: Pick<OfferInput, 'currency' | 'rateIds'>,
  offered: readonly Pick<ProductRow, 'listPrice'>[],
  now: number,
): Promise<{ currency: Currency; rates: StoredOfferRate[] }> {
  const currency = asked ?? 'TRY';
  const by = await reckoningOf(tx, now);
  if (currency !== 'TRY' && !by.settings.currencies.includes(currency))
    throw badInput('currency', `The site has no prices in ${currency}: add it in Settings, Money.`);
  const used = await ratesUsed(tx, rateIds ?? [], by);
  if (currency !== 'TRY' && !used.has(currency))
    throw badInput('currency', `There is no rate for ${currency} yet: type one in Settings, Money.`);
  const listed = offered.flatMap(({ listPrice }) => listPrice?.currency ?? []);
  const needed = new Set<Currency>([currency, ...listed]);
  // A price in the offer's own currency needs no other rate than that by which the whole is said in lira.
  const rates = [...needed].flatMap((one) => used.get(one) ?? []).map(kept);
  return { currency, rates };
}

async function ratesUsed(tx: Tx, ids: readonly string[], by: Reckoning): Promise<Map<Currency, ExchangeRateRow>> {
  const chosen = await ratesWithIds(tx, ids);
  for (const [place, id] of ids.entries()) {
    const row = chosen.find((one) => one.id === id);
    if (!row) throw badInput(`rateIds.${place}`, 'There is no such rate.');
    if (row.state !== 'IN_FORCE') throw badInput(`rateIds.${place}`, 'This rate is not in force.');
  }
  return new Map([...by.rates, ...chosen.map((row): [Currency, ExchangeRateRow] => [row.currency, row])]);
}
