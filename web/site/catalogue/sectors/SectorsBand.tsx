import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { paths } from '../../paths.ts';
import { sectors } from '../../../words/tr/specified.ts';
import './SectorsBand.css';
import * as words from '../../../words/tr/sectors.ts';
import construction from '../../parts/drawings/sector-construction.svg?raw';
import energy from '../../parts/drawings/sector-energy.svg?raw';
import infrastructure from '../../parts/drawings/sector-infrastructure.svg?raw';
import manufacturing from '../../parts/drawings/sector-manufacturing.svg?raw';

/** The drawings by the sector's id. Each has a ground line from edge to edge, so that neighbours share one. */
export const sectorDrawings: Record<string, string> = { manufacturing, construction, infrastructure, energy };

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
