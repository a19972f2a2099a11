import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { countOrMore } from '../../../words/fill.ts';
import type { Group } from './suggestionGroups.tsx';
import type { Answer } from './useSuggestions.ts';
import * as words from '../../../words/tr/search.ts';

interface SuggestionListProps {
  answer: Answer;
  groups: Group[];
  /** The option chosen with the keyboard, counted through all groups. */
  active: number;
  optionId: (index: number) => string;
  onChoose: () => void;
}

/** Lists the groups of suggestions, titled when there are several, and at the end the link to all results. */
export function SuggestionList({ answer, groups, active, optionId, onChoose }: SuggestionListProps) {
  const id = useId();
  const { search, totalCount, isCountExact } = answer;
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onChoose,
  });
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  const last = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      {groups.map(({ title, options }, at) => (
        <div key={title} role="group" aria-labelledby={`${id}-${at}`}>
          <div id={`${id}-${at}`} className="suggestions-title muted" hidden={groups.length === 1}>
            {title}
          </div>
          {options.map(({ to, shown }, place) => (
            <Link key={to} className="suggestion row" to={to} {...option((starts[at] ?? 0) + place)}>
              {shown}
            </Link>
          ))}
        </div>
      ))}
      <Link className="suggestion suggestion-all row" to={paths.search(search)} {...option(last)}>
        {totalCount > 0 ? words.allResultsOf(countOrMore(totalCount, isCountExact)) : words.allResults}
      </Link>
    </>
  );
}
