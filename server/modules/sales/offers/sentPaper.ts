import type { Services } from '../../../context/context.ts';
import { createSharedWork } from '../../../core/sharedWork.ts';
import { followingOf, type Reader } from '../../../pdf/keptPdfs.ts';
import { offerSheetJob } from './paper/offerSheet.job.ts';
import type { OfferRecord } from './offers.store.ts';
import { type SentPaper, findSentPaper, keepSentPaper } from './sentPapers.store.ts';

type Needed = Pick<Services, 'db' | 'heavyWork' | 'limits' | 'publicOrigin'>;
type Sent = Pick<OfferRecord, 'id' | 'seq'>;

/** The site's own reading, which no address pays for and which never leaves. */
const ofSite: Reader = { address: '', signal: new AbortController().signal };

const underWay = createSharedWork<SentPaper | null>();

/**
 * Returns the PDF of an offer that was sent. The first call draws it, for the address that asks, and from then on it is always the
 * same file. Null where the offer was deleted meanwhile. Throws `RATE_LIMITED`.
 */
export async function sentPaper({ db, heavyWork, limits, publicOrigin }: Needed, { id, seq }: Sent, reader = ofSite) {
  const kept = await findSentPaper(db, seq);
  if (kept) return kept;
  return underWay.ask(id, reader.signal, (left) =>
    limits.heavy(
      reader.address,
      async (turn) => {
        const drawn = await heavyWork.run(offerSheetJob, { id, origin: publicOrigin ?? null }, followingOf(turn, left));
        return drawn && keepSentPaper(db, seq, Buffer.from(drawn));
      },
      left,
    ),
  );
}
