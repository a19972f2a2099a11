import { useId } from 'react';
import type { KindToMeasureFragment } from './measures.generated.ts';
import { measureNames } from './measuresAddress.ts';
import * as words from '../../../words/tr/measures.ts';

interface MeasureFieldProps {
  letter: KindToMeasureFragment['letters'][number];
  value: string;
  onType: (value: string) => void;
}

/** A number, perhaps with a unit after it. Only the server knows whether it can be read. */
const measure = String.raw`\s*\d.*|\s*`;

/** A letter of the drawing, and what the caliper says of it. Sizes that have names are chosen from a list. */
export function MeasureField({ letter: { letter, exampleText, attribute }, value, onType }: MeasureFieldProps) {
  const id = useId();
  const { name, kind, unit, options } = attribute;
  const field = { id, name: measureNames.measure + attribute.id, value };
  const printed = [options.find((option) => option.id === value)?.name ?? value, unit?.symbol]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="measure-field" data-letter={letter}>
      <b aria-hidden="true">{letter}</b>
      <label htmlFor={id}>{name}</label>
      <span className="measure-input">
        {kind === 'OPTION' ? (
          <select {...field} onChange={({ target }) => onType(target.value)}>
            <option value="">–</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...field}
            placeholder={exampleText === null ? undefined : words.example(exampleText)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            pattern={measure}
            title={unit ? words.typeMeasureIn(unit.symbol) : words.typeMeasure}
            onChange={({ target }) => onType(target.value)}
          />
        )}
        {unit && <span aria-hidden="true">{unit.symbol}</span>}
      </span>
      <span className="measure-printed" aria-hidden="true">
        {value && printed}
      </span>
    </div>
  );
}
