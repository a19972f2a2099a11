import { DimensionLine } from '../../../components/DimensionLine.tsx';
import { dayIn, daysBetween, dayText } from '../kept/moments.ts';
import type { Offer } from './offer.ts';

/** The label of today touches its neighbours outside of these parts of the line: of a wide one, and of a phone's. */
const free = { wide: { from: 0.27, to: 0.66 }, narrow: { from: 0.36, to: 0.55 } };

const isIn = (part: number, { from, to }: { from: number; to: number }) => part >= from && part <= to;

/** Draws the life of an offer to scale, in days: what is past, and what is left as a measure. The text says the same. */
export function OfferLife({ offer, now = new Date() }: { offer: Offer; now?: Date }) {
  const [made, today, end] = [dayIn(new Date(offer.createdAt)), dayIn(now), offer.validUntil];
  // The last day counts in full.
  const past = Math.min(1, daysBetween(made, today) / (daysBetween(made, end) + 1));
  const room = isIn(past, free.narrow) ? 'all' : isIn(past, free.wide) ? 'wide' : 'none';
  return (
    <div className="offer-life" aria-hidden="true" style={{ ['--past' as string]: past }}>
      <div className="offer-life-line">
        <span className="offer-life-past" />
        {past < 1 && (
          <span className="offer-life-left">
            <DimensionLine />
          </span>
        )}
      </div>
      <p>
        <b>{dayText(made).slice(0, 5)}</b> Teklif
      </p>
      {room !== 'none' && (
        <p className="offer-life-today" data-room={room}>
          <b>Bugün</b> {dayText(today).slice(0, 5)}
        </p>
      )}
      <p>
        <b>{dayText(end)}</b> Geçerlilik sonu
      </p>
    </div>
  );
}
