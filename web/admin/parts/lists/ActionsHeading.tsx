import { TableCell } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';

/** The heading of the column with the actions of the rows; the buttons say enough to those who see them. */
export const ActionsHeading = () => (
  <TableCell>
    <span className="visually-hidden">{words.actions}</span>
  </TableCell>
);
