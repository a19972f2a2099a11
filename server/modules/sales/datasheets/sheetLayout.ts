import { colours, type Style } from '../../../pdf/paper.ts';
import { frame } from '../../../pdf/frame.ts';
import type { Cell } from '../../../pdf/table.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { titleBlock } from './titleBlock.ts';

/** The part of a sheet between the frame and the title block. */
export const area = { left: frame.left + 9, right: frame.right - 9, top: frame.top + 9, bottom: titleBlock.top - 4 };
export const width = area.right - area.left;

export const heading: Style = { size: 11, weight: 'semibold' };
export const headingHeight = 8.5;
export const text: Style = { size: 9.5, leading: 1.45 };
export const small: Style = { size: 8, colour: colours.muted, leading: 1.4 };

export const specColumns = (whole: number) => [{ width: whole * 0.41, isHead: true }, { width: whole * 0.59 }];

/** Returns the specs as rows; each group begins with its name. */
export function rowsOf({ specs }: ProductSheet): Cell[][] {
  const groups = [...new Set(specs.map(({ group }) => group))].toSorted(
    (a, b) => Number(a !== null) - Number(b !== null),
  );
  return groups.flatMap((group) => [
    ...(group === null ? [] : [[{ text: group, style: { size: 8, weight: 'semibold' as const } }]]),
    ...specs
      .filter((spec) => spec.group === group)
      .map(({ name, text: said }) => [{ text: name, style: { colour: colours.muted } }, { text: said }]),
  ]);
}
