import { useRef } from 'react';
import { AddIcon, RemoveIcon } from '../../../components/icons.tsx';
import { quantityValue, readQuantity } from './quantity.ts';
import './Stepper.css';

interface StepperProps {
  /** The name for screen readers, where no label stands beside the field. */
  label?: string;
  id?: string;
  defaultValue: number | null;
  step: number;
  error?: boolean;
  describedBy?: string | undefined;
  /** Called after each step, and when the field is left with another value. */
  onChange?: (field: HTMLInputElement) => void;
}

/** A field for a quantity between two buttons. Without scripts only the field is shown. */
export function Stepper({ label, id, defaultValue, step, error = false, describedBy, onChange }: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(quantityValue(defaultValue));

  function tell(input: HTMLInputElement) {
    if (input.value === last.current) return;
    last.current = input.value;
    onChange?.(input);
    last.current = input.value;
  }
  function move(by: number) {
    const input = field.current;
    if (!input) return;
    last.current = input.value;
    const now = readQuantity(input.value) ?? 0;
    const next = Number.isNaN(now) ? step : Math.round((now + by) * 1000) / 1000;
    input.value = quantityValue(Math.max(next, Math.min(step, 1)));
    tell(input);
  }

  return (
    <span className="stepper" data-error={error || undefined}>
      <button type="button" aria-label={`${label ?? 'Miktar'}: azalt`} onClick={() => move(-step)}>
        <RemoveIcon />
      </button>
      <input
        ref={field}
        id={id}
        name="quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={label}
        aria-invalid={error || undefined}
        aria-describedby={describedBy}
        defaultValue={quantityValue(defaultValue)}
        onFocus={({ currentTarget }) => (last.current = currentTarget.value)}
        onBlur={({ currentTarget }) => tell(currentTarget)}
      />
      <button type="button" aria-label={`${label ?? 'Miktar'}: artır`} onClick={() => move(step)}>
        <AddIcon />
      </button>
    </span>
  );
}
