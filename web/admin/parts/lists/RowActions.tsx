import type { MouseEvent } from 'react';
import { useCompact } from '../page/useNarrow.ts';
import type { RowActions as Actions } from './actionsOfRow.ts';
import { RowButtons } from './RowButtons.tsx';
import { RowMenu } from './RowMenu.tsx';
import { TableCell } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';

/** The heading of the column with the actions of the rows; the buttons say enough to those who see them. */
export const ActionsHeading = () => (
  <TableCell>
    <span className="visually-hidden">{words.actions}</span>
  </TableCell>
);

/** Shows buttons where there is room for them, and a menu otherwise. */
export const RowActions = (actions: Actions) => (useCompact() ? <RowMenu {...actions} /> : <RowButtons {...actions} />);

/** The button of a right press: that one opens the browser's own menu, in which a link can be copied. */
const right = 2;

/** Put it on a row: the menu key, or Shift+F10, anywhere in it opens the menu of its actions. */
export const onMenuKey = (event: MouseEvent<HTMLElement>) => {
  if (event.button === right) return;
  const menu = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup=menu]');
  if (!menu) return;
  event.preventDefault();
  menu.click();
};
