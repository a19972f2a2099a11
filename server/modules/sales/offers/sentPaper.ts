import type { Services } from '../../../context/context.ts';
import { offerSheetJob } from './offerSheet.job.ts';
import type { OfferRecord } from './offers.store.ts';
import { type SentPaper, findSentPaper, keepSentPaper } from './sentPapers.store.ts';

type Needed = Pick<Services, 'db' | 'heavyWork'>;
type Sent = Pick<OfferRecord, 'id' | 'seq'>;

const underWay = new Map<string, Promise<SentPaper | null>>();

/**
 * Returns the PDF of an offer that was sent. The first call draws it, after `before`, and from then on it is always the same
 * file. Null where the offer was deleted meanwhile.
 */
export async function sentPaper(services: Needed, offer: Sent, before?: () => Promise<void>) {
  const kept = await findSentPaper(services.db, offer.seq);
  if (kept) return kept;
  await before?.();
  const drawing = underWay.get(offer.id) ?? draw(services, offer).finally(() => underWay.delete(offer.id));
  underWay.set(offer.id, drawing);
  return drawing;
}

async function draw({ db, heavyWork }: Needed, { id, seq }: Sent) {
  const drawn = await heavyWork.run(offerSheetJob, { id });
  return drawn && keepSentPaper(db, seq, Buffer.from(drawn));
}
