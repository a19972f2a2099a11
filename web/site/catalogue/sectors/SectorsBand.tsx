import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { paths } from '../../paths.ts';
import { sectors } from '../../../words/tr/specified.ts';
import { sectorDrawings } from './sectorDrawings.ts';
import './SectorsBand.css';
import * as words from '../../../words/tr/sectors.ts';

/** Shows all sectors, each as one link: side by side, or below each other on narrow screens. */
export function SectorsBand({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <ul className="sector-list">
      {sectors.map(({ id, name, summary }) => (
        <li key={id}>
          <Link to={paths.sector(id)}>
            <Drawing className="sector-drawing" svg={sectorDrawings[id] ?? ''} />
            <div className="sector-text">
              <Heading className="t-h4">{name}</Heading>
              <span className="sector-summary t-body2">{summary}</span>
              <span className="sector-more">{words.seeSector}</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
