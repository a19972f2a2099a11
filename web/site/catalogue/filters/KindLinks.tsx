import { Link, useSearchParams } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { kindIn, ofKind, searchOf } from '../productList/listAddress.ts';
import { offersKinds } from './offersChoice.ts';
import './KindTiles.css';

interface KindLinksProps {
  facets: Pick<ListFacetsFragment, 'kinds' | 'total' | 'kind'>;
  title?: string;
}

/** The smallest picture in pixels, on a screen of treble density. */
const widest = 192;

/**
 * Shows the kinds of product in a list as tiles with a drawing, each of which has filters of its own. Where there is no
 * choice, nothing is shown.
 */
export function KindLinks({ facets: { kinds, total, kind: shown }, title }: KindLinksProps) {
  const [params] = useSearchParams();
  if (!offersKinds({ kinds }, kindIn(params))) return null;
  const all = [{ kind: { id: '', name: 'Tümü' }, count: total, product: null }, ...kinds];
  return (
    <JumpLinks label="Ürün türleri" title={title} className="kind-tiles">
      {all.map(({ kind, count, product }) => (
        <li key={kind.id}>
          <Link
            to={searchOf(ofKind(params, kind.id))}
            aria-current={kind.id === (shown?.id ?? kindIn(params) ?? '') ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {product && <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={widest} />}
            <span>
              {kind.name} <span className="jump-links-count">{count.toLocaleString('tr')}</span>
            </span>
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
