import { CodeText } from '../../parts/CodeText.tsx';
import '../../parts/TickBox.css';
import { countText } from '../../texts.ts';
import './Facet.css';
import type { Filters } from './useFilters.ts';

export type Choice = { value: string; name: string; count: number };

interface ChoiceFacetProps extends Filters {
  name: string;
  choices: Choice[];
}

/** Up to `fit` options are all shown; of more, only the `first` ones are until the rest is asked for. */
const fit = 8;
const first = 6;

/** Offers tick boxes, of which any number may be chosen, with the number of products that each would leave. */
export function ChoiceFacet({ name, choices, shown, apply, isExact }: ChoiceFacetProps) {
  const chosen = shown.getAll(name);
  const row = ({ value, name: label, count }: Choice) => {
    const isChosen = chosen.includes(value);
    const isEmpty = count === 0 && isExact && !isChosen;
    const others = chosen.filter((one) => one !== value);
    return (
      <label key={value} className="facet-choice" data-empty={isEmpty || undefined}>
        <input
          className="tick-box"
          type="checkbox"
          name={name}
          value={value}
          checked={isChosen}
          disabled={isEmpty}
          onChange={() => apply({ [name]: isChosen ? others : [...others, value] })}
        />
        <span>
          <CodeText text={label} />
        </span>{' '}
        <span className="facet-count">
          {countText(count, isExact)} <span className="visually-hidden">ürün</span>
        </span>
      </label>
    );
  };
  if (choices.length <= fit) return <div>{choices.map(row)}</div>;
  const rest = choices.slice(first);
  return (
    <div>
      {choices.slice(0, first).map(row)}
      <details className="facet-rest" open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
        <summary>Tümünü göster ({choices.length})</summary>
        {rest.map(row)}
      </details>
    </div>
  );
}
