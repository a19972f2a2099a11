import { Sentence } from '../../../../components/Sentence.tsx';
import { CodeText } from '../../../parts/CodeText.tsx';
import { countOrMore } from '../../../../words/fill.ts';
import type { Choice } from './ChoiceFacet.tsx';
import type { Filters } from '../chosen/useFilters.ts';
import './NumberChips.css';
import * as words from '../../../../words/tr/filters.ts';

interface NumberChipsProps extends Filters {
  name: string;
  choices: Choice[];
  /** Only one may be chosen; a first chip stands for none. */
  isOne?: boolean;
}

/** Offers sizes side by side, each with the number of products that it would leave. */
export function NumberChips({ name, choices, shown, apply, isExact, isOne = false }: NumberChipsProps) {
  const chosen = shown.getAll(name);
  return (
    <div className="number-chips wraps">
      {choices.map(({ value, name: label, count }) => {
        const isChosen = value === '' ? chosen.length === 0 : chosen.includes(value);
        const others = chosen.filter((one) => one !== value);
        const isEmpty = count === 0 && isExact && !isChosen;
        const next = isOne ? [value] : isChosen ? others : [...others, value];
        return (
          <label key={value} data-empty={isEmpty || undefined}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={isChosen}
              disabled={isEmpty}
              onChange={() => apply({ [name]: next })}
            />
            <span>
              <CodeText text={label} />
            </span>{' '}
            {value !== '' && (
              <span className="facet-count muted">
                <Sentence text={words.countedProducts} parts={{ count: countOrMore(count, isExact) }} heard />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
