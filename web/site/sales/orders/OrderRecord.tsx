import { clockText } from '../kept/moments.ts';
import type { Order } from './orderStates.ts';
import * as words from '../../../words/tr/orders.ts';

/** Says who accepted, when, from where, and of which file; what was erased is left out. */
export function OrderRecord({ order: { buyerName, buyerTitle, createdAt, network, digest } }: { order: Order }) {
  const facts = [
    { name: words.acceptedBy, text: [buyerName, buyerTitle].filter(Boolean).join(', ') },
    { name: words.time, text: clockText(createdAt) },
    { name: words.network, text: network },
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
