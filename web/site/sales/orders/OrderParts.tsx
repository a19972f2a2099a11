import { dayIn, dayText } from '../kept/moments.ts';
import { quantityText } from '../quotes/quantity.ts';
import type { Order } from './orderStates.ts';
import * as words from '../../../words/tr/orders.ts';

/** Lists what was sent in parts, each with its delivery note. */
export function OrderParts({ order: { shipments, rows } }: { order: Order }) {
  if (shipments.length === 0) return null;
  return (
    <section className="order-parts" aria-labelledby="order-parts">
      <h2 className="t-h4" id="order-parts">
        {words.parts}
      </h2>
      <ol>
        {shipments.map(({ id, place, createdAt, carrier, consignment, waybillNumber, notePath, rows: sent }) => (
          <li key={id}>
            <div>
              <b>{words.part(place, dayText(dayIn(new Date(createdAt))))}</b>
              <p className="t-body2 muted">
                {sent
                  .flatMap(({ rowId, quantity }) => {
                    const row = rows.find((one) => one.id === rowId);
                    return row ? [`${row.code ?? row.name}: ${quantityText(quantity, row.salesUnit)}`] : [];
                  })
                  .join('; ')}
              </p>
              {(carrier ?? waybillNumber) && (
                <p className="t-body2 muted">
                  {[[carrier, consignment].filter(Boolean).join(', '), waybillNumber && words.waybillOf(waybillNumber)]
                    .filter(Boolean)
                    .join('; ')}
                </p>
              )}
            </div>
            {notePath && (
              <a className="text-link" href={notePath} type="application/pdf" aria-label={words.noteOf(place)}>
                {words.note}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Says how far a row of an order has come; blank while nothing of it was sent or cancelled in parts. */
export function rowState({ quantity, shipped, cancelled, cancelReason, salesUnit }: Order['rows'][number]) {
  const open = Math.round((quantity - shipped - cancelled) * 1000) / 1000;
  return [
    shipped > 0 && words.rowSent(quantityText(shipped, salesUnit) ?? ''),
    (shipped > 0 || cancelled > 0) && open > 0 && words.rowOpen(quantityText(open, salesUnit) ?? ''),
    cancelled > 0 && words.rowCancelled(quantityText(cancelled, salesUnit) ?? '', cancelReason),
  ]
    .filter(Boolean)
    .join('; ');
}
