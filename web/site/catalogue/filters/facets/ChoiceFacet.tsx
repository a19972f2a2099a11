import { Sentence } from '../../../../components/Sentence.tsx';
import { CodeText } from '../../../parts/CodeText.tsx';
import '../../../parts/TickBox.css';
import { countOrMore } from '../../../../words/fill.ts';
import './Facet.css';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/filters.ts';
import * as common from '../../../../words/tr/common.ts';

/** A count that is not exact is the least that there are. */
export type Choice = { value: string; name: string; count: number; isExact?: boolean };

interface ChoiceFacetProps extends Filters {
  name: string;
  choices: Choice[];
}

/** Up to `fit` options are all shown; of more, only the `first` ones are until the rest is asked for. */
const fit = 8;
const first = 6;
/** Where there are more than so many, those that would leave nothing are left out. */
const many = 24;

/** Offers tick boxes, of which any number may be chosen, with the number of products that each would leave. */
export function ChoiceFacet({ name, choices, shown, apply, isExact }: ChoiceFacetProps) {
  const chosen = shown.getAll(name);
  const isOffered = ({ value, count }: Choice) => count > 0 || !isExact || chosen.includes(value);
  const offered = choices.length > many ? choices.filter(isOffered) : choices;
  const row = ({ value, name: label, count, isExact: isOneExact = true }: Choice) => {
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
        <span className="facet-count muted">
          <Sentence text={words.countedProducts} parts={{ count: countOrMore(count, isExact && isOneExact) }} heard />
        </span>
      </label>
    );
  };
  if (offered.length <= fit) return <div>{offered.map(row)}</div>;
  const rest = offered.slice(first);
  return (
    <div>
      {offered.slice(0, first).map(row)}
      <details className="facet-rest" open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
        <summary>{common.showAll(offered.length)}</summary>
        {rest.map(row)}
      </details>
    </div>
  );
}
