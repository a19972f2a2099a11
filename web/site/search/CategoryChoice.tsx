import { Link, useSearchParams } from 'react-router-dom';
import type { ProductSearchQuery } from '../../graphql/generated/site.ts';
import { JumpLinks } from '../components/JumpLinks.tsx';
import { listPath } from '../paths.ts';

interface CategoryChoiceProps {
  counts: ProductSearchQuery['products']['categoryCounts'];
}

/** The categories in which something was found, as links that narrow the list to one of them. */
export function CategoryChoice({ counts }: CategoryChoiceProps) {
  const [params] = useSearchParams();
  const chosen = params.get('category') ?? '';
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { id: '', name: 'Tüm kategoriler', count: all },
    ...counts.map(({ category, count }) => ({ ...category, count })),
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
            {name} <span className="jump-links-count">{count.toLocaleString('tr')}</span>
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
