import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';

/** Holds the rows of a field in their order. After a row is removed, the focus is on the next one, or on the button that adds. */
export function useFormRows(name: string) {
  const { control } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(place: number) {
    flushSync(() => remove(place));
    const row = list.current?.children[Math.min(place, fields.length - 2)];
    const next = row?.querySelector<HTMLButtonElement>('button[aria-label^="Remove"]') ?? addButton.current;
    next?.focus();
  }
  return { fields, append, move, removeAt, list, addButton };
}
