import type { SpecRow } from './specRows.ts';

/** All of them, where two saves are compared. */
export function SpecsShown({ rows }: { rows: SpecRow[] }) {
  const filled = rows.filter(({ value }) => value.trim() !== '');
  if (filled.length === 0) return <span className="muted">Empty</span>;
  return filled.map(({ name, value }) => `${name}: ${value}`).join('\n');
}
