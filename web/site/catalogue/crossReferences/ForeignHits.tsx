import { PageStyles } from '../../../components/PageStyles.tsx';
import { dayText } from '../../sales/kept/moments.ts';
import { ForeignHit } from './ForeignHit.tsx';
import type { Hit } from './foreignIn.ts';
import { lastChecked } from './relationWords.ts';
import css from './ForeignHits.css?inline';
import * as words from '../../../words/tr/crossReferences.ts';

/** Shows the products that a search finds by a code of another maker, each with the reason. */
export function ForeignHits({ hits }: { hits: Hit[] }) {
  const checked = lastChecked(hits.map(({ matchedBy }) => matchedBy));
  return (
    <section className="foreign-hits" aria-label={words.hits}>
      <PageStyles css={css} />
      <ul>
        {hits.map((hit) => (
          <ForeignHit key={hit.id} hit={hit} />
        ))}
      </ul>
      <p className="note">{checked ? words.namesIdentifyCheckedOn(dayText(checked)) : words.namesIdentifySearched}</p>
    </section>
  );
}
