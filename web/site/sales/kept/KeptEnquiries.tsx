import { Link } from 'react-router-dom';
import { linkIn } from './enquiryLink.ts';
import { forgetEnquiries, useKeptEnquiries, type KeptEnquiry } from './keptEnquiries.ts';
import { useKeptStateQuery, type KeptStateQuery } from './keptState.generated.ts';
import { dayIn, momentText } from './moments.ts';
import * as words from '../../../words/tr/enquiry.ts';

/** Lists the enquiries that were sent from this browser, with their state; renders nothing when there are none. */
export function KeptEnquiries() {
  const kept = useKeptEnquiries();
  if (kept.length === 0) return null;
  return (
    <section className="kept-enquiries" aria-labelledby="kept-enquiries">
      <div className="quote-head row wraps">
        <h2 className="t-h6" id="kept-enquiries">
          {words.sentEnquiries}
        </h2>
        <button type="button" className="text-link" onClick={forgetEnquiries}>
          <span>{words.forget}</span>
        </button>
      </div>
      <ul>
        {kept.map((one) => (
          <Kept key={one.path} kept={one} />
        ))}
      </ul>
      <p className="t-caption muted">{words.keptHere}</p>
    </section>
  );
}

/** Without an answer, or where the enquiry is gone, number and moment stand alone. */
function Kept({ kept: { number, path, sentAt } }: { kept: KeptEnquiry }) {
  const { data } = useKeptStateQuery({ variables: linkIn(path) });
  const state = data?.enquiryStatus && stateOf(data.enquiryStatus);
  return (
    <li>
      <Link to={path}>{number}</Link>
      <span className="kept-moment t-body2 muted">{momentText(sentAt)}</span>
      {state && <span className="kept-state t-body2">{state}</span>}
    </li>
  );
}

function stateOf({ state, offer, order }: NonNullable<KeptStateQuery['enquiryStatus']>) {
  if (order) return words.orderStates[order.state];
  if (state === 'OFFERED' && offer && offer.validUntil < dayIn()) return words.offerOver;
  return words.states[state];
}
