import { useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { allUnread, branded, documented, prefixes, priceEnds, waiting } from '../productList/filterNames.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/filters.ts';

interface UnreadFiltersProps {
  facets: Pick<ListFacetsFragment, 'specs'>;
}

const names: Record<string, string> = {
  kind: words.kind,
  price: common.price,
  [priceEnds.from]: common.price,
  [priceEnds.to]: common.price,
  availability: words.availability,
  [branded]: words.brand,
  [documented]: common.document,
  [waiting]: common.leadTime,
};

/** An attribute that is gone has no name any more; its id comes close to it. */
const nameOf = (name: string) => name.slice(name.indexOf('.') + 1);

/** Says which values could not be read: the list is shown without them. */
export function UnreadFilters({ facets }: UnreadFiltersProps) {
  const [params] = useSearchParams();
  const sentences = allUnread(params).map(({ name, typed }) => {
    const facet = facets.specs.find(({ attribute }) =>
      Object.values(prefixes).some((prefix) => prefix + attribute.id === name),
    );
    return words.unread(facet?.attribute.name ?? names[name] ?? nameOf(name), typed);
  });
  return (
    sentences.length > 0 && (
      <p className="list-unread" role="alert">
        <CodeText text={sentences.join(' ')} />
      </p>
    )
  );
}
