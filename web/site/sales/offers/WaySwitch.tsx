import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isWay, ways, type Way } from './offerReply.ts';
import { usePagePath } from '../../parts/OriginProvider.tsx';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';

const all = Object.keys(ways).filter(isWay);

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 };

/**
 * Switches between the three ways to answer: links where no script runs, and a group of radio buttons where one does. Both
 * are the same elements, since a press that begins on the one and ends on the other would do nothing.
 */
export function WaySwitch({ way, answer: { isLive, press } }: { way: Way; answer: OfferAnswer }) {
  const pathname = usePagePath()(useLocation().pathname);

  function onKey(event: KeyboardEvent<HTMLElement>, place: number) {
    const step = steps[event.key];
    const next = step === undefined ? undefined : (place + step + all.length) % all.length;
    const one = next === undefined ? undefined : all[next];
    if (next === undefined || !one) return;
    event.preventDefault();
    press(one);
    const link = event.currentTarget.parentElement?.children[next];
    if (link instanceof HTMLElement) link.focus();
  }

  return (
    <div className="offer-ways" role={isLive ? 'radiogroup' : 'navigation'} aria-label={words.yourAnswer}>
      {all.map((one, place) => {
        const isChosen = one === way;
        const asRadio = { role: 'radio', 'aria-checked': isChosen, tabIndex: isChosen ? 0 : -1 };
        return (
          <a
            key={one}
            href={`${pathname}?yol=${one}#decision`}
            data-chosen={isChosen || undefined}
            {...(isLive ? asRadio : { 'aria-current': isChosen ? 'true' : undefined })}
            onClick={(event) => {
              event.preventDefault();
              press(one);
            }}
            onKeyDown={(event) => onKey(event, place)}
          >
            {ways[one]}
          </a>
        );
      })}
    </div>
  );
}
