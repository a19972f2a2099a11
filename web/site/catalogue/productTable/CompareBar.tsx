import { Form } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import './CompareBar.css';
import type { Ticked } from './useTicks.ts';
import * as words from '../../../words/tr/lists.ts';
import { listFormat } from '../../../../common/text/locale.ts';

/** The id of the form that the ticks in the rows belong to. */
export const compareForm = 'compare-form';

interface CompareBarProps {
  ticked: Ticked[];
  /** Whether a product was refused because the comparison is full. */
  isRefused: boolean;
  /** The products with a row on the page: the browser sends their ticks itself. */
  shownIds: string[];
  clear: () => void;
}

const list = listFormat();

/**
 * Leads to the comparison of the ticked products. Without scripts it is always shown, since nothing counts the ticks.
 */
export function CompareBar({ ticked, isRefused, shownIds, clear }: CompareBarProps) {
  const count = ticked.length;
  return (
    <Form id={compareForm} className="compare-bar" action={paths.compare} data-empty={count === 0 || undefined}>
      {ticked
        .filter(({ id }) => !shownIds.includes(id))
        .map(({ id }) => (
          <input key={id} type="hidden" name="u" value={id} />
        ))}
      {count > 0 && (
        <span className="compare-bar-count" aria-hidden="true">
          {count}
        </span>
      )}
      <p className="compare-bar-text">
        <b>{words.toCompare}</b>
        {count > 0 && (
          <span>
            <CodeText text={list.format(ticked.map(({ label }) => label))} />
          </span>
        )}
      </p>
      <p role="status" className={isRefused ? 'compare-bar-refused' : 'visually-hidden'}>
        {isRefused ? words.atMostFour : count > 0 && words.chosenOf(count)}
      </p>
      {count > 0 && (
        <button type="button" className="compare-bar-clear" onClick={clear}>
          {words.clearChoice}
        </button>
      )}
      <button type="submit" className="compare-bar-go" disabled={count === 1}>
        {words.compare}
      </button>
    </Form>
  );
}
