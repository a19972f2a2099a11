import type { CSSProperties, KeyboardEvent } from 'react';
import { moneyText } from '../numbers.ts';

/** The columns of a sheet of lines besides the line itself and its offer. */
export interface Shown {
  /** An offer was made before, whose price stands beside what was asked. */
  offer: boolean;
  /** The buyer wants some lines otherwise. */
  wishes: boolean;
}

/** The sheet asks its own width, since the menu beside it may be narrow or wide. */
export const sheetLook = { containerType: 'inline-size', containerName: 'sheet' } as const;
/** From this width on the lines are rows of a table. */
export const asTable = '@container sheet (min-width: 640px)';
/** From this width on there is room for pictures, and for the last offer in a column of its own. */
export const asWideTable = '@container sheet (min-width: 880px)';

/** The width of the totals, by the length of the longest one that `--figures` says. */
export const totalWidth = (least: number) => `max(${least}px, var(--figures, 0) * 8.4px + 16px)`;

/** Says how long the longest of these totals is, in lira. */
export const figuresOf = (totals: number[]) =>
  ({ '--figures': Math.max(0, ...totals.map((total) => moneyText(total).length)) }) as CSSProperties;

/** The grid of a line and of the head above the lines. */
export const lineGrid = ({ offer, wishes }: Shown) => {
  const wish = wishes ? 'wish ' : '';
  const last = offer ? 'offer ' : '';
  // Without wishes what is said below quantity and price fits into one line.
  const roomy = '96px 140px';
  const wishWidth = wishes ? 'minmax(112px, 0.6fr) ' : '';
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateAreas: `"name name more" ${wishes ? '"wish wish wish"' : ''} "quantity price discount" "asked total total"`,
    [asTable]: {
      gridTemplateColumns: `minmax(104px, 1fr) 104px ${wishWidth}${wishes ? '72px 100px' : roomy} 60px ${totalWidth(92)} 34px`,
      gridTemplateAreas: `"name asked ${wish}quantity price discount total more"`,
    },
    [asWideTable]: {
      gridTemplateColumns: `56px minmax(112px, 1fr) 88px ${offer ? '116px ' : ''}${wishWidth}${wishes ? '80px 108px' : roomy} 60px ${totalWidth(100)} 36px`,
      gridTemplateAreas: `"thumb name asked ${last}${wish}quantity price discount total more"`,
    },
  } as const;
};

/** Between these columns the keys move down and up. */
const numbers = ['quantity', 'price', 'discount'];

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
