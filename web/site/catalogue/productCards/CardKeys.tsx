import type { ProductCardFragment } from './productCard.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import './CardKeys.css';

/** More values would fill the card. */
const most = 3;

/** Words that say no more than that something is measured or counted. */
const measured = /\s(sayısı|büyüklüğü|yüksekliği|sınıfı)$/;

/** Shortens 'Gövde büyüklüğü' to 'Gövde', unless two of the card's values would then have the same name. */
function shortNames(names: string[]) {
  const short = names.map((name) => name.replace(measured, ''));
  return names.map((name, at) => (short.filter((one) => one === short[at]).length > 1 ? name : (short[at] ?? name)));
}

/** A word without an end: codes and the like, which have to break somewhere. */
const endless = /\S{25}/;

/** Longer words would stand below each other in a third of a card. */
const longest = 16;

const shortValue = (text: string) => text.replace(/^yaklaşık\s/, '≈\u00a0');

/**
 * Shows the values that distinguish a product from others of its kind, as dimensions stand in a drawing: the value over
 * its name. A third of a card is narrow, so both are short.
 */
export function CardKeys({ keys }: { keys: ProductCardFragment['keySpecs'] }) {
  if (keys.length === 0) return null;
  const shown = keys.slice(0, most);
  const names = shortNames(shown.map(({ attribute }) => attribute.name));
  return (
    <span className="card-keys wraps">
      {shown.map(({ attribute, text }, at) => (
        <span
          key={attribute.id}
          className="card-key"
          data-endless={endless.test(`${names[at] ?? ''} ${text}`) || undefined}
          data-long={shortValue(text).length > longest || undefined}
        >
          <span className="card-key-name muted">{names[at]}</span>{' '}
          <span className="card-key-value">
            <CodeText text={shortValue(text)} />
          </span>
        </span>
      ))}
    </span>
  );
}
