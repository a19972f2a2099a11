import type { KeyboardEvent } from 'react';

/** The elements of a row that can have the focus, in the same order in every row. */
const stops = 'a, input:not([type=hidden]), button';

const steps: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

/**
 * Arrow keys go to the same place in the row above or below; Space on the name of a product ticks it for the comparison,
 * as it does on the tick box itself.
 */
export function moveInTable(event: KeyboardEvent) {
  const focused = event.target as HTMLElement;
  const row = focused.closest('tbody tr');
  if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = steps[event.key];
  if (step) {
    event.preventDefault();
    const next = row[step];
    const cell = [...row.children].findIndex((one) => one.contains(focused));
    const stopsOf = (of: Element | null | undefined) => [...(of?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const place = stopsOf(row.children[cell]).indexOf(focused);
    const found = stopsOf(next?.children[cell]);
    (found[place] ?? found.at(-1))?.focus();
  } else if (event.key === ' ' && focused.matches('th a')) {
    event.preventDefault();
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  }
}
