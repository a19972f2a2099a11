import { numberFormat } from '../../../../common/text/locale.ts';
import type { SpecCellFragment } from './specCell.generated.ts';

/** Prepares a column: a unit that all cells share stands in the heading, and the numbers are aligned. */
export interface SpecColumn {
  attribute: { id: string; name: string };
  /** Null: each cell names its own unit, or there is none. */
  unit: string | null;
  isNumber: boolean;
  /** The largest number of digits after a decimal comma. */
  decimals: number;
}

const point = numberFormat().format(1.5).charAt(1);
const plain = point === ',' ? /^%?-?[\d.]+(?:,(\d+))?$/ : /^-?[\d,]+(?:\.(\d+))?$/;

/** Only a plain number is padded: 'Ø50' and 'yaklaşık 32' stay as they are. */
const decimalsOf = (number: string) => plain.exec(number)?.[1]?.length ?? 0;

export const bareText = (text: string, unit: string | null) =>
  unit !== null && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;

export function columnOf(attribute: SpecColumn['attribute'], cells: SpecCellFragment[]): SpecColumn {
  const units = new Set(cells.map(({ numberUnit }) => numberUnit));
  const [unit] = units;
  const isNumber = units.size === 1 && unit != null;
  // A percent sign stands before each number, and not in the heading.
  const shown = isNumber && unit !== '' && unit !== '%' ? unit : null;
  const decimals = isNumber ? Math.max(...cells.map(({ text }) => decimalsOf(bareText(text, shown)))) : 0;
  return { attribute, unit: shown, isNumber, decimals };
}

/** Returns the zeros that a number lacks compared with the longest of its column: ',00'. */
export function paddingOf(bare: string, { isNumber, decimals }: SpecColumn): string {
  const own = decimalsOf(bare);
  if (!isNumber || decimals <= own) return '';
  return (own === 0 ? point : '') + '0'.repeat(decimals - own);
}
