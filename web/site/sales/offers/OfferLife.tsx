import { DimensionLine } from '../../../components/DimensionLine.tsx';
import { dayIn, daysBetween, dayText } from '../kept/moments.ts';
import { labelRooms } from './labelRooms.ts';
import type { Offer } from './offer.ts';
import * as words from '../../../words/tr/offers.ts';

interface OfferLifeProps {
  offer: Offer;
  /** All revisions that the buyer was sent, this one too. */
  sent: Pick<Offer, 'revision' | 'createdAt'>[];
  now?: Date;
}

/** Draws the life of an offer to scale, in days: what is past, with a tick for each revision, and what is left as a measure. The text says the same. */
export function OfferLife({ offer, sent, now }: OfferLifeProps) {
  const [today, end] = [dayIn(now), offer.validUntil];
  const revisions = sent
    .map(({ revision, createdAt }) => ({ revision, day: dayIn(new Date(createdAt)) }))
    .toSorted((one, other) => one.revision - other.revision);
  const start = revisions[0]?.day ?? dayIn(new Date(offer.createdAt));
  // The last day counts in full.
  const partOf = (day: string) => Math.min(1, daysBetween(start, day) / (daysBetween(start, end) + 1));
  const past = partOf(today);
  const ticks = revisions.map((one) => ({ ...one, at: partOf(one.day) }));
  const room = labelRooms({ revisions: ticks.map(({ at }) => at), today: past });
  return (
    <div className="offer-life wraps" aria-hidden="true" style={placed('--past', past)}>
      <div className="offer-life-line">
        <span className="offer-life-past" />
        {ticks.slice(1).map(({ revision, at }) => (
          <span key={revision} className="offer-life-tick" style={placed('--at', at)} />
        ))}
        {past < 1 && (
          <span className="offer-life-left">
            <DimensionLine />
          </span>
        )}
      </div>
      {ticks.map(({ revision, day, at }, place) => (
        <p
          key={revision}
          className={place === 0 ? undefined : 'offer-life-revision'}
          data-room={room.revisions[place]}
          style={placed('--at', at)}
        >
          <b>{dayText(day).slice(0, 5)}</b> {ticks.length > 1 ? words.revisionOf(revision) : words.offer}
        </p>
      ))}
      {room.today !== 'none' && (
        <p className="offer-life-today" data-room={room.today}>
          <b>{words.today}</b> {dayText(today).slice(0, 5)}
        </p>
      )}
      <p>
        <b>{dayText(end)}</b> {words.endOfValidity}
      </p>
    </div>
  );
}

const placed = (name: '--past' | '--at', part: number) => ({ [name as string]: part });
