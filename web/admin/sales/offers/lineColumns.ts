import type { KeyboardEvent } from 'react';

/** The widths of the columns of a line: what, quantity, unit, price, discount, KDV, total, buttons. */
export const lineColumns = 'minmax(0, 1fr) 76px 88px 118px 72px 60px 112px 72px';

/** Between these columns the keys move down and up. */
const numbers = ['quantity', 'price', 'discount', 'vatRate'];

/**
 * Enter and Tab lead to the same field of the next line, with Shift to that of the line before: prices are typed one
 * below the other. At the end of a column Tab leads on as everywhere; Enter stays, and sends nothing.
 */
export function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  if (!['Enter', 'Tab'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target, currentTarget } = event;
  const column = target instanceof HTMLInputElement ? target.dataset.column : undefined;
  if (!column) return;
  if (event.key === 'Enter') event.preventDefault();
  if (!numbers.includes(column)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(`input[data-column="${column}"]`)];
  const next = fields[fields.indexOf(target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
