import { useRef, type KeyboardEvent } from 'react';
import { AddIcon, RemoveIcon } from '../../../components/icons.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { quantityValue, readQuantity } from './quantity.ts';
import './Stepper.css';

interface StepperProps {
  /** The name for screen readers, where no label stands beside the field. */
  label?: string;
  id?: string;
  /** The id of the form, where the field stands outside it. */
  form?: string;
  defaultValue: number | null;
  step: number;
  /** Without buttons the field is that of a line of a sheet; the arrow keys step in both. */
  hasButtons?: boolean;
  error?: boolean;
  describedBy?: string | undefined;
  /** Called after each step, and when the field is left with another value. */
  onChange?: (field: HTMLInputElement) => void;
}

const arrows: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A field for a quantity between two buttons. Without scripts only the field is shown. */
export function Stepper({
  label,
  defaultValue,
  step,
  hasButtons = true,
  error = false,
  describedBy,
  ...props
}: StepperProps) {
  const { onChange, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(quantityValue(defaultValue));

  function tell(typed: HTMLInputElement) {
    if (typed.value === last.current) return;
    last.current = typed.value;
    onChange?.(typed);
    last.current = typed.value;
  }
  function move(by: number) {
    const { current } = field;
    if (!current) return;
    last.current = current.value;
    const now = readQuantity(current.value) ?? 0;
    const next = Number.isNaN(now) ? step : Math.round((now + by) * 1000) / 1000;
    current.value = quantityValue(Math.max(next, Math.min(step, 1)));
    tell(current);
  }
  function onKey(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (direction === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move(direction * step);
  }

  const name = label ?? common.quantity;
  return (
    <span className={hasButtons ? 'stepper' : 'stepper stepper-bare'} data-error={error || undefined}>
      {hasButtons && (
        <button type="button" aria-label={words.less(name)} onClick={() => move(-step)}>
          <RemoveIcon />
        </button>
      )}
      <input
        ref={field}
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
        onKeyDown={onKey}
        {...input}
      />
      {hasButtons && (
        <button type="button" aria-label={words.more(name)} onClick={() => move(step)}>
          <AddIcon />
        </button>
      )}
    </span>
  );
}
