import { Link, useSearchParams } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';
import type { ListFacetsFragment } from './listFacets.generated.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { kindIn, ofKind, searchOf } from '../productList/listAddress.ts';
import { offersKinds } from './offersChoice.ts';
import { countOrMore } from '../../../words/fill.ts';
import './KindTiles.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/filters.ts';

interface KindLinksProps {
  facets: Pick<ListFacetsFragment, 'kinds' | 'total' | 'kind' | 'isExact'>;
  title?: string;
}

/** The smallest picture in pixels, on a screen of treble density. */
const widest = 96;

/** The whole catalogue has dozens of kinds: its categories lead to the smaller ones. */
const mostTiles = 16;

/**
 * Shows the kinds of product in a list as tiles with the sign of their section, or a drawing, each of which has filters of its own. Where there is no
 * choice, nothing is shown.
 */
export function KindLinks({ facets: { kinds, total, isExact, kind: shown }, title }: KindLinksProps) {
  const [params] = useSearchParams();
  if (!offersKinds({ kinds }, kindIn(params))) return null;
  const current = shown?.id ?? kindIn(params) ?? '';
  const largest = kinds.toSorted((one, other) => other.count - one.count).slice(0, mostTiles);
  const some = kinds.filter((one) => largest.includes(one) || one.kind.id === current);
  const all = [{ kind: { id: '', name: common.all, section: null }, count: total, product: null }, ...some];
  // Few kinds have room for larger signs.
  const sizes = all.length < 7 ? '(min-width: 900px) 40px, 28px' : '28px';
  return (
    <JumpLinks label={words.kinds} title={title} className="kind-tiles">
      {all.map(({ kind, count, product }) => (
        <li key={kind.id}>
          <Link
            to={searchOf(ofKind(params, kind.id))}
            aria-current={kind.id === current ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {kind.section ? (
              <SectionSymbol section={kind.section} />
            ) : (
              product && <Picture alt="" image={product.image} picture={product.picture} sizes={sizes} upTo={widest} />
            )}
            <span>
              {kind.name} <span className="jump-links-count">{countOrMore(count, isExact)}</span>
            </span>
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
