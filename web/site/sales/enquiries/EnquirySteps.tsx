import { CheckIcon } from '../../../components/icons.tsx';
import type { EnquiryStatusQuery } from './enquiryStatus.generated.ts';
import { dayIn, dayText } from '../kept/moments.ts';
import * as words from '../../../words/tr/enquiry.ts';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

const steps = [words.received, words.inProgress, words.offered, words.result];
const reached = { NEW: 0, IN_PROGRESS: 1, OFFERED: 2, WON: 3, LOST: 3 };
const ends: Partial<Record<Enquiry['state'], string>> = { WON: words.won, LOST: words.closed };

const dayOf = (moment: string) => dayText(dayIn(new Date(moment)));

/** Shows how far an enquiry has come, with the days that are known, as the steps of an order do. */
export function EnquirySteps({ enquiry: { state, createdAt, offer } }: { enquiry: Enquiry }) {
  const present = reached[state];
  const more = [dayOf(createdAt), undefined, offer && dayOf(offer.createdAt), ends[state]];
  return (
    <ol className="order-steps" aria-label={words.stateOfEnquiry}>
      {steps.map((word, place) => (
        <li
          key={word}
          data-reached={place <= present || undefined}
          data-past={place < present || undefined}
          aria-current={place === present ? 'step' : undefined}
        >
          <span className="order-step-box">{place <= present && <CheckIcon />}</span>
          <div>
            <span className="order-step-word muted">{word}</span>
            {more[place] && <span className="order-step-time muted">{more[place]}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
