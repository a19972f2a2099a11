import { Link, useSearchParams } from 'react-router-dom';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { kindIn, ofKind, searchOf } from '../productList/listAddress.ts';
import { offersKinds } from './chosen/offersChoice.ts';
import { countOrMore } from '../../../words/fill.ts';
import './KindTiles.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/filters.ts';

interface KindLinksProps {
  facets: Pick<ListFacetsFragment, 'kinds' | 'total' | 'kind' | 'isExact'>;
  title?: string;
}

/** The whole catalogue has dozens of kinds: its categories lead to the smaller ones. */
const mostTiles = 16;

/**
 * Shows the kinds of product in a list as tiles with the sign of their section, each of which has filters of its own; a picture of
 * one product would be a grey spot at this size. Where there is no choice, nothing is shown.
 */
export function KindLinks({ facets: { kinds, total, isExact, kind: shown }, title }: KindLinksProps) {
  const [params] = useSearchParams();
  if (!offersKinds({ kinds }, kindIn(params))) return null;
  const current = shown?.id ?? kindIn(params) ?? '';
  const largest = kinds.toSorted((one, other) => other.count - one.count).slice(0, mostTiles);
  const some = kinds.filter((one) => largest.includes(one) || one.kind.id === current);
  const all = [{ kind: { id: '', name: common.all, section: null }, count: total }, ...some];
  return (
    <JumpLinks label={words.kinds} title={title} className="kind-tiles">
      {all.map(({ kind, count }) => (
        <li key={kind.id}>
          <Link
            to={searchOf(ofKind(params, kind.id))}
            aria-current={kind.id === current ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {kind.section && <SectionSymbol section={kind.section} />}
            <span>
              {kind.name} <span className="jump-links-count muted">{countOrMore(count, isExact)}</span>
            </span>
          </Link>
        </li>
      ))}
    </JumpLinks>
  );
}
