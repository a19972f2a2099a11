import type { ClipboardEvent } from 'react';

/** These are heard or seen, but are no part of a value. */
const noValues = '.visually-hidden, .number-padding, [aria-hidden=true], .picture';

function textOf(cell: Element) {
  const copy = cell.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(noValues)) part.remove();
  // A name below its code goes into the same cell.
  return [...copy.querySelectorAll('a, .table-product-name')].length > 1
    ? [...copy.querySelectorAll('a, .table-product-name')].map(cleaned).join(' ')
    : cleaned(copy);
}

const cleaned = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const lineOf = (row: Element) =>
  [...row.querySelectorAll(':scope > :not(.table-tick, .table-add)')].map(textOf).join('\t');

/** Returns the rows that the selection touches, or those that are ticked where nothing is selected. */
function chosenRows(tables: Element) {
  const rows = [...tables.querySelectorAll('tbody tr')];
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return rows.filter((row) => row.querySelector(':checked'));
  const touched = rows.filter((row) => selection.containsNode(row, true));
  // A part of one row is copied as it is selected.
  return touched.length > 1 ? touched : [];
}

/** Copies rows so that a spreadsheet takes each value into a cell of its own, below the names of the columns. */
export function copyRows(event: ClipboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
  const rows = chosenRows(event.currentTarget);
  if (rows.length === 0) return;
  const heads = new Map(rows.map((row) => [row.closest('table'), row.closest('table')?.querySelector('thead tr')]));
  const lines = [...heads].flatMap(([table, head]) => [
    ...(head ? [lineOf(head)] : []),
    ...rows.filter((row) => row.closest('table') === table).map(lineOf),
  ]);
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.preventDefault();
}
