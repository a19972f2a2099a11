import { Link } from 'react-router-dom';
import { JsonLd } from './JsonLd.tsx';
import { useAddresses } from './OriginProvider.tsx';
import './Breadcrumb.css';
import { CodeText } from './CodeText.tsx';
import { paths } from '../paths.ts';
import * as words from '../../words/tr/common.ts';

interface BreadcrumbProps {
  /** The pages above this one, below the home page. */
  path?: { to: string; label: string; isBadge?: boolean }[];
  current: string;
}

export function Breadcrumb({ path = [], current }: BreadcrumbProps) {
  const addressOf = useAddresses();
  const above = [{ to: paths.home, label: words.home, isBadge: false }, ...path];
  const items = [...above.map(({ to, label }) => ({ name: label, item: addressOf(to) })), { name: current }];
  return (
    <nav className="breadcrumb" aria-label={words.pathOfPage}>
      <ol>
        {above.map(({ to, label, isBadge }) => (
          <li key={to}>
            <Link className={isBadge ? 'badge' : undefined} to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <CodeText text={current} />
          </span>
        </li>
      </ol>
      <JsonLd
        type="BreadcrumbList"
        itemListElement={items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item }))}
      />
    </nav>
  );
}
