import { clockText, dayText } from '../kept/moments.ts';
import type { Order } from './orderStates.ts';
import * as words from '../../../words/tr/orders.ts';

/** Says who accepted, when, how or from where, and of which file; what was erased is left out. */
export function OrderRecord({ order }: { order: Order }) {
  const { buyerName, buyerTitle, createdAt, network, digest, channel, acceptedOn } = order;
  const facts = [
    { name: words.acceptedBy, text: [buyerName, buyerTitle].filter(Boolean).join(', ') },
    acceptedOn === null
      ? { name: words.time, text: clockText(createdAt) }
      : { name: words.day, text: dayText(acceptedOn) },
    channel === 'SITE' ? { name: words.network, text: network } : { name: words.way, text: words.ways[channel] },
  ];
  return (
    <section className="order-record plate" aria-labelledby="order-record">
      <h2 className="t-h5" id="order-record">
        {words.record}
      </h2>
      <dl>
        {facts.map(
          ({ name, text }) =>
            text && (
              <div key={name}>
                <dt className="t-body2 muted">{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt className="t-body2 muted">{words.digest}</dt>
          <dd className="order-digest">{digest.replaceAll(/(.{4})(?!$)/g, '$1 ')}</dd>
        </div>
      </dl>
    </section>
  );
}
