import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import type { MeasurableTileFragment } from './measures.generated.ts';
import { measureNames } from './measuresAddress.ts';
import * as words from '../../../words/tr/measures.ts';
import { countText } from '../../../../common/text/locale.ts';

interface MeasureKindsProps {
  kinds: MeasurableTileFragment[];
  chosen: string;
  /** The address of the page, in which the kind is named. */
  path: string;
}

/** Lists the kinds by their pictures. They are links, so that they work without scripts, and each can be sent. */
export const MeasureKinds = ({ kinds, chosen, path }: MeasureKindsProps) => (
  <nav className="measure-kinds" aria-label={words.kind}>
    <ul>
      {kinds.map(({ kind, productCount, example }) => (
        <li key={kind.id}>
          <Link
            to={`${path}?${new URLSearchParams({ [measureNames.kind]: kind.id }).toString()}`}
            aria-current={kind.id === chosen ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            <Picture alt="" image={example.image} picture={example.picture} sizes="64px" upTo={160} />
            <span>{kind.name}</span> <span className="measure-count">{countText(productCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
