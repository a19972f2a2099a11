import { useHomeMore } from './useHomeMore.ts';
import * as words from '../../../words/tr/home.ts';
import * as common from '../../../words/tr/common.ts';
import { countText } from '../../../../common/text/locale.ts';

const names = {
  products: words.figureProducts,
  kinds: words.figureKinds,
  families: words.figureFamilies,
  documents: common.documentsCounted,
} as const;

/** Counts of what the catalogue really holds; what it has none of is not boasted of. */
export function HomeFigures() {
  const more = useHomeMore();
  if (!more) return null;
  const figures = Object.entries(names).flatMap(([key, name]) => {
    const count = more.catalogueFigures[key as keyof typeof names];
    return count > 0 ? [{ name, count }] : [];
  });
  return (
    <dl className="home-figures container wraps">
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
