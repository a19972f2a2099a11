import { Link } from 'react-router-dom';
import { JsonLd } from './JsonLd.tsx';
import { useAddresses } from './OriginProvider.tsx';
import './Breadcrumb.css';
import { CodeText } from './CodeText.tsx';
import { paths } from '../paths.ts';
import * as words from '../../words/tr/common.ts';

interface BreadcrumbProps {
  /** The pages above this one, below the home page. */
  path?: { to: string; label: string; isBadge?: boolean; lang?: string | undefined }[];
  current: string;
  /** The language of the current name, where it is not that of the page. */
  lang?: string | undefined;
}

export function Breadcrumb({ path = [], current, lang }: BreadcrumbProps) {
  const addressOf = useAddresses();
  const above: NonNullable<BreadcrumbProps['path']> = [{ to: paths.home, label: words.home }, ...path];
  const items = [...above.map(({ to, label }) => ({ name: label, item: addressOf(to) })), { name: current }];
  return (
    <nav className="breadcrumb" aria-label={words.pathOfPage}>
      <ol>
        {above.map(({ to, label, isBadge, ...named }) => (
          <li key={to}>
            <Link className={isBadge ? 'badge' : undefined} to={to} lang={named.lang}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang}>
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
