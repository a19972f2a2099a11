import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';
import type { MeasurableTileFragment } from './measures.generated.ts';
import { measureNames } from './measuresAddress.ts';
import * as words from '../../../words/tr/measures.ts';
import { collator, countText } from '../../../../common/text/locale.ts';

interface MeasureKindsProps {
  kinds: MeasurableTileFragment[];
  chosen: string;
  /** The address of the page, in which the kind is named. */
  path: string;
}

const byName = collator();
/** More kinds than these stand as a list by name, with signs for pictures. */
const mostPictures = 8;

/** Lists the kinds by their pictures. They are links, so that they work without scripts, and each can be sent. */
export function MeasureKinds({ kinds, chosen, path }: MeasureKindsProps) {
  const areMany = kinds.length > mostPictures;
  const shown = areMany ? kinds.toSorted((a, b) => byName.compare(a.kind.name, b.kind.name)) : kinds;
  return (
    <nav className={`measure-kinds${areMany ? ' measure-kinds-many' : ''}`} aria-label={words.kind}>
      <ul>
        {shown.map(({ kind, productCount, example }) => (
          <li key={kind.id}>
            <Link
              to={`${path}?${new URLSearchParams({ [measureNames.kind]: kind.id }).toString()}`}
              aria-current={kind.id === chosen ? 'true' : undefined}
              rel="nofollow"
              preventScrollReset
            >
              {areMany && kind.section ? (
                <SectionSymbol section={kind.section} />
              ) : (
                <Picture alt="" image={example.image} picture={example.picture} sizes="64px" upTo={160} />
              )}
              <span>{kind.name}</span> <span className="measure-count muted">{countText(productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
