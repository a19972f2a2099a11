import { useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { allUnread, prefixes } from '../productList/listAddress.ts';

interface UnreadFiltersProps {
  facets: Pick<ListFacetsFragment, 'specs'>;
}

/** Says which values could not be read: the list is shown without them. */
export function UnreadFilters({ facets }: UnreadFiltersProps) {
  const [params] = useSearchParams();
  const sentences = allUnread(params).map(({ name, typed }) => {
    const facet = facets.specs.find(({ attribute }) =>
      [prefixes.from, prefixes.to].some((prefix) => prefix + attribute.id === name),
    );
    return `${facet?.attribute.name ?? 'Fiyat'}: “${typed}” okunamadı, bu filtre uygulanmadı.`;
  });
  return (
    sentences.length > 0 && (
      <p className="list-unread" role="alert">
        <CodeText text={sentences.join(' ')} />
      </p>
    )
  );
}
