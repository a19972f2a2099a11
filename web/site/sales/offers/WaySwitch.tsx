import { useLocation } from 'react-router-dom';
import { isWay, ways, type Way } from './offerReply.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';

const all = Object.keys(ways).filter(isWay);

/** Switches between the three ways to answer: a group of radio buttons, and links where no script runs. */
export function WaySwitch({ way, answer: { isLive, press } }: { way: Way; answer: OfferAnswer }) {
  const { pathname } = useLocation();
  if (!isLive)
    return (
      <nav className="offer-ways" aria-label="Yanıtınız">
        {all.map((one) => (
          <a key={one} href={`${pathname}?yol=${one}#decision`} aria-current={one === way ? 'true' : undefined}>
            {ways[one]}
          </a>
        ))}
      </nav>
    );
  return (
    <div className="offer-ways" role="radiogroup" aria-label="Yanıtınız">
      {all.map((one) => (
        <label key={one} data-chosen={one === way || undefined}>
          <input type="radio" name="way" value={one} checked={one === way} onChange={() => press(one)} />
          {ways[one]}
        </label>
      ))}
    </div>
  );
}
