import { Link, useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { kindIn, ofKind, searchOf } from '../productList/listAddress.ts';
import { offersKinds } from './offersChoice.ts';

interface KindLinksProps extends Pick<ListFacetsFragment, 'kinds' | 'total'> {
  title?: string;
}

/**
 * Links to the kinds of product in a list, each of which has filters of its own. Where there is no choice, nothing is
 * shown.
 */
export function KindLinks({ kinds, total, title }: KindLinksProps) {
  const [params] = useSearchParams();
  const chosen = kindIn(params);
  if (!offersKinds({ kinds }, chosen)) return null;
  const all = [{ kind: { id: '', name: 'Tümü' }, count: total }, ...kinds];
  return (
    <JumpLinks label="Ürün türleri" title={title}>
      {all.map(({ kind, count }) => (
        <li key={kind.id}>
          <Link
            to={searchOf(ofKind(params, kind.id))}
            aria-current={kind.id === (chosen ?? '') ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {kind.name} <span className="jump-links-count">{count.toLocaleString('tr')}</span>
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
