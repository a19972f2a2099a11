import { Link } from 'react-router-dom';
import { MeasureFinder } from '../../catalogue/measures/MeasureFinder.tsx';
import { measuresSearch } from '../../catalogue/measures/measuresAddress.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { useHomeMore } from './useHomeMore.ts';
import * as words from '../../../words/tr/measures.ts';

/** Three rows of three on a phone, where a tenth would stand alone. */
const mostChips = 9;

/** Finds parts by their measures; below it stand sizes that many products have. */
export function HomeMeasures() {
  const more = useHomeMore();
  if (!more?.measurableKind) return null;
  const chips = chipsOf(more.measurableKinds);
  return (
    <section className="section home-measures" aria-labelledby="measures">
      <div className="container">
        <div className="home-head wraps">
          <h2 className="t-h3" id="measures">
            {pages.measures.title}
          </h2>
          <p className="muted">{pages.measures.lede}</p>
          <TextLink to={paths.measures}>{words.allKinds}</TextLink>
        </div>
        <MeasureFinder kinds={more.measurableKinds} chosen={more.measurableKind} path={paths.home} />
        {chips.length > 0 && (
          <div className="hero-examples home-sizes muted row wraps" role="group" aria-labelledby="common-sizes">
            <b id="common-sizes">{pages.measures.popular}</b>
            <ul>
              {chips.map(({ text, to }) => (
                <li key={text}>
                  <Link to={to} rel="nofollow">
                    <CodeText text={text} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

type Kinds = NonNullable<ReturnType<typeof useHomeMore>>['measurableKinds'];

/** The most common size of each kind comes first, then the second of each, so that no kind takes all places. */
function chipsOf(kinds: Kinds) {
  const all = kinds.flatMap(({ kind, letters, common }) =>
    common.map(({ text, values }, place) => {
      const measures = letters.flatMap(({ attribute }, at) => {
        const value = values[at];
        return value ? [{ attributeId: attribute.id, value }] : [];
      });
      return { place, text, to: paths.measures + measuresSearch({ kindId: kind.id, measures, worn: false }) };
    }),
  );
  const first = new Map(all.toSorted((a, b) => a.place - b.place).map((chip) => [chip.text, chip]));
  return [...first.values()].slice(0, mostChips);
}
