import { Drawing } from '../../../components/Drawing.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import missingPart from '../../parts/drawings/not-found.svg?raw';
import { paths } from '../../paths.ts';
import './RowEnd.css';
import * as words from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';

/** A grid has one of these numbers of columns, depending on the screen. */
const columns = [2, 3, 4, 5];

interface RowEndProps {
  /** The number of products before it. */
  after: number;
  /** Whether products beyond the first row, on phones the second, are hidden. */
  oneRow: boolean;
}

/** Fills the places that products leave in the last row, on each screen; where they leave none, it is hidden. */
export function RowEnd({ after, oneRow }: RowEndProps) {
  const shown = (count: number) => (oneRow ? Math.min(after, count === 2 ? 4 : count) : after);
  const left = columns.map((count) => [`--left-of-${count}`, (count - (shown(count) % count)) % count] as const);
  const full = left.flatMap(([name, places]) => (places === 0 ? [name.replace('--left', 'full')] : []));
  return (
    <li className={`row-end ${full.join(' ')}`} style={Object.fromEntries(left)}>
      <Drawing className="row-end-drawing" svg={missingPart} />
      <p className="t-h5">{words.notHere}</p>
      <p className="t-body2 muted">{words.writeCodeOrSize}</p>
      <TextLink to={paths.contact}>{common.askUs}</TextLink>
    </li>
  );
}
