import { isDeepStrictEqual } from 'node:util';
import { jumpFields, priceJumps, type Priced } from '../../../../../common/product/priceJump.ts';
import { priceJumps as refusal, type JumpingPrice } from '../../../../core/errors.ts';
import { storedLira } from '../../../../fields/ladder.ts';

/** Whether the caller says that prices may jump. */
export type Confirmed = { confirmJumps?: boolean | null | undefined };

/** Returns the option of a change that says the same. */
export const jumpsBy = ({ confirmJumps }: Confirmed) => (confirmJumps ? ('confirmed' as const) : undefined);

type Named = Priced & { id: string; name: string };

/** Returns the prices of a product that would jump by these values; they are stored ones, in kuruş. */
export function jumpsIn(before: Named, values: Partial<Priced>): JumpingPrice[] {
  if (!changesPrices(before, values)) return [];
  const { id, name } = before;
  return priceJumps(before, { ...before, ...values }).map(({ from, to, ...jump }) => ({
    ...{ id, name },
    ...jump,
    ...{ from: storedLira.read(from) ?? 0, to: storedLira.read(to) },
  }));
}

/** Tells whether a price of a product would be another. */
export const changesPrices = (before: Priced, values: Partial<Priced>) =>
  jumpFields.some((field) => values[field] !== undefined && !isDeepStrictEqual(values[field], before[field]));

/** Throws `PRICE_JUMPS` when there are prices that jump and nobody has said that they may. */
export function refuseJumps(jumps: JumpingPrice[], isConfirmed: boolean | null | undefined) {
  if (jumps.length > 0 && !isConfirmed) throw refusal(jumps);
}
