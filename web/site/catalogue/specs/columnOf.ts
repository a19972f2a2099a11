import type { SpecCellFragment } from '../../../graphql/generated/site.ts';

/** What stands in the cells of a column: with one unit for all, it stands in the head, and the numbers line up. */
export interface SpecColumn {
  attribute: { id: string; name: string };
  /** Null: each cell says its own, or there is none. */
  unit: string | null;
  isNumber: boolean;
  /** The most digits after a decimal comma. */
  decimals: number;
}

/** 'Ø50' and 'yaklaşık 32' stay as they are: only what is a number and nothing else is padded. */
const decimalsOf = (number: string) => /^-?[\d.]+(?:,(\d+))?$/.exec(number)?.[1]?.length ?? 0;

const unitIn = ({ values }: SpecCellFragment) => {
  const [value] = values;
  return values.length === 1 && value?.__typename === 'NumberValue' ? (value.unit?.symbol ?? '') : undefined;
};

export const bareText = (text: string, unit: string | null) =>
  unit !== null && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;

export function columnOf(attribute: SpecColumn['attribute'], cells: SpecCellFragment[]): SpecColumn {
  const units = new Set(cells.map(unitIn));
  const [unit] = units;
  const isNumber = units.size === 1 && unit !== undefined;
  const shown = isNumber && unit !== '' ? unit : null;
  const decimals = isNumber ? Math.max(...cells.map(({ text }) => decimalsOf(bareText(text, shown)))) : 0;
  return { attribute, unit: shown, isNumber, decimals };
}

/** The zeros that a number lacks beside the longest of its column: ',00'. */
export function paddingOf(bare: string, { isNumber, decimals }: SpecColumn): string {
  const own = decimalsOf(bare);
  if (!isNumber || decimals <= own) return '';
  return (own === 0 ? ',' : '') + '0'.repeat(decimals - own);
}
