import { clockText } from '../kept/moments.ts';
import type { Order } from './orderStates.ts';

/** Says who accepted, when, from where, and of which file; what was erased is left out. */
export function OrderRecord({ order: { buyerName, buyerTitle, createdAt, network, digest } }: { order: Order }) {
  const facts = [
    { name: 'Onaylayan', text: [buyerName, buyerTitle].filter(Boolean).join(', ') },
    { name: 'Zaman', text: clockText(createdAt) },
    { name: 'Ağ', text: network },
  ];
  return (
    <section className="order-record plate" aria-labelledby="order-record">
      <h2 className="t-h5" id="order-record">
        Onay kaydı
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
          <dt className="t-body2 muted">Belgenin özeti (SHA-256)</dt>
          <dd className="order-digest">{digest.replaceAll(/(.{4})(?!$)/g, '$1 ')}</dd>
        </div>
      </dl>
    </section>
  );
}
