import { PageStyles } from '../../../components/PageStyles.tsx';
import { dayText } from '../../sales/kept/moments.ts';
import { ForeignHit } from './ForeignHit.tsx';
import type { Hit } from './foreignIn.ts';
import { lastChecked } from './relationWords.ts';
import css from './ForeignHits.css?inline';

/** Shows the products that a search finds by a code of another maker, each with the reason. */
export function ForeignHits({ hits }: { hits: Hit[] }) {
  const checked = lastChecked(hits.map(({ matchedBy }) => matchedBy));
  const why = 'Marka ve kod adları yalnız aranan parçayı tanıtmak için yazılmıştır';
  return (
    <section className="foreign-hits" aria-label="Aranan kodun karşılıkları">
      <PageStyles css={css} />
      <ul>
        {hits.map((hit) => (
          <ForeignHit key={hit.id} hit={hit} />
        ))}
      </ul>
      <p className="note">
        {checked
          ? `${why}; karşılıklar üretici kataloglarına göre ${dayText(checked)} günü denetlenmiştir.`
          : `${why}.`}
      </p>
    </section>
  );
}
