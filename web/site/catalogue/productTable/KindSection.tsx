import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { searchOf, toKind } from '../productList/listAddress.ts';
import './KindSection.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/lists.ts';

interface KindSectionProps {
  kind: { id: string; name: string } | null;
  /** The number of products of the kind, of which the first are shown. */
  count: number;
  /** The product by whose picture the kind is shown, where the products below have sections. */
  shown?: ListFacetsFragment['kinds'][number]['product'] | undefined;
  children: ReactNode;
}

/** Puts the products of one kind under its name; the link leads to all of them, with the filters that are chosen. */
export function KindSection({ kind, count, shown, children }: KindSectionProps) {
  const [params] = useSearchParams();
  const name = kind?.name ?? common.otherProducts;
  return (
    <section className="kind-section" aria-label={name}>
      <header>
        {shown?.image && (
          <span className="kind-section-picture">
            <Picture alt="" image={shown.image} picture={shown.picture} sizes="64px" upTo={192} />
          </span>
        )}
        <h2 className="t-h5">
          <CodeText text={name} />
        </h2>
        <span>{common.productsOf(count)}</span>
        {kind && (
          <Link className="text-link" to={searchOf(toKind(params, kind.id, []))} rel="nofollow" preventScrollReset>
            <span>
              {words.onlyThisKind}
              <span className="visually-hidden">: {kind.name}</span>
            </span>
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
