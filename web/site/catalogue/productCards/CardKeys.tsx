import type { ProductCardFragment } from '../../../graphql/generated/site.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import './CardKeys.css';

/** More values would fill the card. */
const most = 3;

/**
 * Shows the values that distinguish a product from others of its kind, as dimensions stand in a drawing: the value over
 * its name.
 */
export function CardKeys({ keys }: { keys: ProductCardFragment['keySpecs'] }) {
  if (keys.length === 0) return null;
  return (
    <span className="card-keys">
      {keys.slice(0, most).map(({ attribute, text }) => (
        <span key={attribute.id} className="card-key">
          <span className="card-key-name">{attribute.name}</span>{' '}
          <span className="card-key-value">
            <CodeText text={text} />
          </span>
        </span>
      ))}
    </span>
  );
}
