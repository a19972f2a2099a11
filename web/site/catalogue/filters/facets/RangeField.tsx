import { useId, useState, type KeyboardEvent } from 'react';
import { percentFirst } from '../../../../../common/measures/percent.ts';
import { CodeText } from '../../../parts/CodeText.tsx';
import './RangeField.css';
import * as words from '../../../../words/tr/filters.ts';

interface RangeFieldProps {
  label: string;
  name: string;
  /** The value as it stands in the address. */
  value: string;
  /** A value typed before that could not be read; the field keeps it. */
  unread: string | undefined;
  /** The lowest or highest value in the list. */
  placeholder: string;
  unit: string | null;
  /** A range may be typed as well: '-10…60'. */
  isRange?: boolean;
  /** Whether a value may be below zero: the keys for numbers of some phones have no minus. */
  hasMinus?: boolean;
  onEnter: (typed: string) => void;
}

/**
 * Matches a number, perhaps with a sign before it and a unit after it. Only the server knows whether it can be read.
 */
const measure = String.raw`\D{0,3}\d.*|\s*`;
const measureOrRange = String.raw`.*\d.*|\s*`;

/** A field for one end of a range. The value applies on Enter, or when the focus leaves the field. */
export function RangeField({
  label,
  name,
  value: chosen,
  unread,
  placeholder,
  unit,
  isRange = false,
  hasMinus = false,
  onEnter,
}: RangeFieldProps) {
  const id = useId();
  const value = unread ?? chosen;
  const example = unit ? words.typeMeasure(percentFirst(`20 ${unit}`)) : words.typeNumber;
  const sign = unit && <span id={`${id}-unit`}>{unit}</span>;
  const describedBy = [unit && `${id}-unit`, unread !== undefined && `${id}-unread`].filter(Boolean).join(' ');
  const [field, setField] = useState({ value, typed: value });
  // The address has changed, by a step back for example, and with it the value.
  if (field.value !== value) setField({ value, typed: value });
  const enter = (input: HTMLInputElement) => {
    if (field.typed.trim() !== value && input.reportValidity()) onEnter(field.typed.trim());
  };
  const enterByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    enter(event.currentTarget);
  };
  return (
    <div className={isRange ? 'range-field range-cover' : 'range-field'}>
      <label htmlFor={id}>{label}</label>
      <span className="range-input row">
        {unit === '%' && sign}
        <input
          id={id}
          name={name}
          value={field.typed}
          placeholder={placeholder}
          inputMode={isRange || hasMinus ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={40}
          pattern={isRange ? measureOrRange : measure}
          title={example}
          aria-invalid={unread !== undefined || undefined}
          aria-describedby={describedBy || undefined}
          onChange={({ target }) => setField({ value, typed: target.value })}
          onBlur={({ target }) => enter(target)}
          onKeyDown={enterByKey}
        />
        {unit !== '%' && sign}
      </span>
      {unread !== undefined && (
        <p id={`${id}-unread`} className="range-unread">
          <CodeText text={words.unreadHere(unread, example)} />
        </p>
      )}
    </div>
  );
}
