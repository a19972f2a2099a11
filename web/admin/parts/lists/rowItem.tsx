import { MenuItem } from '@mui/material';
import type { RowAction } from './actionsOfRow.ts';

/** An action of a row in its menu. */
export const rowItem = ({ word, label, onChoose }: RowAction, choose: (run: () => void) => () => void) => (
  <MenuItem key={word} aria-label={label} onClick={choose(onChoose)}>
    {word}
  </MenuItem>
);
