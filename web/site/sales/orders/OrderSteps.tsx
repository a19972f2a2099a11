import { Sentence } from '../../../components/Sentence.tsx';
import { CheckIcon, CloseIcon } from '../../../components/icons.tsx';
import { TruckIcon } from '../kept/salesIcons.tsx';
import { clockText } from '../kept/moments.ts';
import { eventsOfSteps, presentStep, shownSteps, type Order } from './orderStates.ts';
import * as words from '../../../words/tr/orders.ts';

/** Shows where the order stands, with the moment and the sentence of each step; a cancelled one stops there. */
export function OrderSteps({ order }: { order: Order }) {
  const { state, createdAt, buyerName } = order;
  const present = presentStep(order);
  const events = eventsOfSteps(order);
  const isCancelled = state === 'CANCELLED';
  const shown = isCancelled ? shownSteps.slice(0, present + 1) : shownSteps;
  const cancelled = order.events.findLast((event) => event.state === 'CANCELLED');
  return (
    <ol className="order-steps" aria-label={words.stateOfOrder}>
      {shown.map(({ word }, place) => {
        const event = events[place];
        const at = place === 0 ? createdAt : event?.createdAt;
        return (
          <li
            key={word}
            data-reached={place <= present || undefined}
            data-past={place < present || isCancelled || undefined}
            aria-current={place === present && !isCancelled ? 'step' : undefined}
          >
            <span className="order-step-box">
              {place <= present && (place === present && state === 'SENT' ? <TruckIcon /> : <CheckIcon />)}
            </span>
            <div>
              <span className="order-step-word muted">{word}</span>
              {at && <span className="order-step-time muted">{clockText(at)}</span>}
              {place === 0 && buyerName && !event?.text && (
                <span className="order-step-text">{words.buyerAccepted(buyerName)}</span>
              )}
              {event?.text && <span className="order-step-text typed">{event.text}</span>}
              {place === 2 && place <= present && <Consignment order={order} />}
            </div>
          </li>
        );
      })}
      {isCancelled && (
        <li data-cancelled aria-current="step">
          <span className="order-step-box">
            <CloseIcon />
          </span>
          <div>
            <span className="order-step-word muted">{words.cancelled}</span>
            {cancelled && <span className="order-step-time muted">{clockText(cancelled.createdAt)}</span>}
          </div>
        </li>
      )}
    </ol>
  );
}

/** The number is a link where the carrier shows the consignment. */
function Consignment({ order: { carrier, consignment, consignmentUrl } }: { order: Order }) {
  if (!carrier) return null;
  const number = consignmentUrl ? (
    <a className="text-link" href={consignmentUrl} rel="noreferrer">
      {consignment}
    </a>
  ) : (
    <b>{consignment}</b>
  );
  return (
    <span className="order-step-text">
      {consignment ? <Sentence text={words.consignment} parts={{ carrier, number }} /> : carrier}
    </span>
  );
}
