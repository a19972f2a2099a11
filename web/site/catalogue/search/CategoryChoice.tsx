import { Link, useSearchParams } from 'react-router-dom';
import type { ProductSearchQuery } from './searchResults.generated.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { listPath } from '../../paths.ts';
import { countOrMore } from '../../../words/fill.ts';
import * as words from '../../../words/tr/search.ts';
import * as common from '../../../words/tr/common.ts';

interface CategoryChoiceProps {
  counts: ProductSearchQuery['products']['categoryCounts'];
}

/**
 * Links to the categories that have results, each of which narrows the list to one of them. Where there is no choice,
 * nothing is shown.
 */
export function CategoryChoice({ counts }: CategoryChoiceProps) {
  const [params] = useSearchParams();
  const chosen = params.get('category') ?? '';
  if (counts.length < 2 && chosen === '') return null;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    // Where counting stopped early, the sum would be too low.
    { id: '', name: words.allCategories, count: counts.every(({ isExact }) => isExact) ? countOrMore(all, true) : '' },
    ...counts.map(({ category, count, isExact }) => ({ ...category, count: countOrMore(count, isExact) })),
  ];
  return (
    <JumpLinks label={words.byCategory} title={common.category}>
      {choices.map(({ id, name, count }) => (
        <li key={id}>
          <Link
            to={listPath(params, { category: id })}
            aria-current={id === chosen ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {name} {count && <span className="jump-links-count muted">{count}</span>}
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
