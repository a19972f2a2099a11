import { Link } from 'react-router-dom';
import { comparePath } from '../../paths.ts';
import type { ComparedGroup } from './comparison.ts';

interface CompareSummaryProps {
  ids: string[];
  groups: ComparedGroup[];
  onlyDifferences: boolean;
}

/** Counts the differences and switches equal rows off by a link, which works without scripts. */
export function CompareSummary({ ids, groups, onlyDifferences }: CompareSummaryProps) {
  const rows = groups.flatMap((group) => group.rows);
  const different = rows.filter(({ isEqual }) => !isEqual).length;
  const equal = rows.length - different;
  return (
    <div className="compare-summary">
      <p className="lede t-subtitle1">
        {ids.length} ürün, {rows.length} özellik; {different} özellik farklı.
        {different > 0 && (
          <>
            {' '}
            İlk üründen ayrılan değerlerin başında <span className="compare-mark" aria-hidden="true" />
            <span className="visually-hidden">kare</span> vardır.
          </>
        )}
        {onlyDifferences && equal > 0 && ` Aynı olan ${equal} özellik gizlendi.`}
      </p>
      {equal > 0 && different > 0 && (
        <Link
          className="compare-switch"
          rel="nofollow"
          data-on={onlyDifferences || undefined}
          to={comparePath(ids, !onlyDifferences)}
          replace
          preventScrollReset
        >
          Yalnız farklar<span className="visually-hidden">: {onlyDifferences ? 'açık' : 'kapalı'}</span>
        </Link>
      )}
    </div>
  );
}
