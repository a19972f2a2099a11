import { lineNet } from '../../../../common/offers/sums.ts';
import type { Context } from '../../../context/context.ts';
import type { Change } from './enquiryChanges.store.ts';
import { eventsOfEnquiry } from './enquiryEvents.store.ts';
import { lastLines } from './offeredLines.store.ts';

/** Returns a function that counts an enquiry when it is offered for the first time, and when it is won or no longer won. */
export const countState =
  ({ db, figures }: Pick<Context, 'db' | 'figures'>): NonNullable<Change['onState']> =>
  async ({ seq, state }, before) => {
    const isOffered = state === 'OFFERED' && before !== 'WON' && (await timesOffered(db, seq)) === 1;
    if (!isOffered && state !== 'WON' && before !== 'WON') return;
    const { currency, lines } = await lastLines(db, seq);
    const productIds = lines.flatMap(({ productId }) => productId ?? []);
    if (isOffered) figures.addStep({ kind: 'OFFERED', productIds });
    if (state !== 'WON' && before !== 'WON') return;
    const sums = new Map<string, number>();
    for (const line of lines) {
      const id = line.productId ?? '';
      sums.set(id, (sums.get(id) ?? 0) + lineNet(line));
    }
    figures.addStep({ kind: 'WON', productIds, sums, currency, by: state === 'WON' ? 1 : -1 });
  };

async function timesOffered(db: Context['db'], seq: number) {
  const all = await eventsOfEnquiry(db, [seq]);
  return all.filter(({ kind, text }) => kind === 'SENT' || (kind === 'STATE' && text === 'OFFERED')).length;
}
