import { Link, useSearchParams } from 'react-router-dom';
import type { ProductSearchQuery } from '../../../graphql/generated/site.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { listPath } from '../../paths.ts';
import { countText } from '../../texts.ts';

interface CategoryChoiceProps {
  counts: ProductSearchQuery['products']['categoryCounts'];
}

/** The categories in which something was found, as links that narrow the list to one of them. */
export function CategoryChoice({ counts }: CategoryChoiceProps) {
  const [params] = useSearchParams();
  const chosen = params.get('category') ?? '';
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    // The sum of counts that broke off would say too little.
    { id: '', name: 'Tüm kategoriler', count: counts.every(({ isExact }) => isExact) ? countText(all, true) : '' },
    ...counts.map(({ category, count, isExact }) => ({ ...category, count: countText(count, isExact) })),
  ];
  return (
    <JumpLinks label="Kategoriye göre süz">
      {choices.map(({ id, name, count }) => (
        <li key={id}>
          <Link
            to={listPath(params, { category: id })}
            aria-current={id === chosen ? 'true' : undefined}
            preventScrollReset
          >
            {name} {count && <span className="jump-links-count">{count}</span>}
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
