import { MenuItem } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { RowActions, RowAction } from './actionsOfRow.ts';

/** An action of a row in its menu. */
const rowItem = ({ word, label, onChoose }: RowAction, choose: (run: () => void) => () => void) => (
  <MenuItem key={word} aria-label={label} onClick={choose(onChoose)}>
    {word}
  </MenuItem>
);

/** The actions of a row where there is room for one button only. */
export const RowMenu = ({ name, site, more = [], rare = [], onEdit, onDelete }: RowActions) => (
  <ActionsMenu name={name}>
    {(choose) => [
      <MenuItem key="edit" onClick={choose(onEdit)}>
        {words.edit}
      </MenuItem>,
      site && (
        <MenuItem key="site" component="a" href={site} target="_blank" onClick={choose()}>
          {words.viewOnTheSite}
        </MenuItem>
      ),
      ...[...more, ...rare].map((action) => rowItem(action, choose)),
      onDelete && (
        <MenuItem key="delete" onClick={choose(onDelete)}>
          {words.remove}
        </MenuItem>
      ),
    ]}
  </ActionsMenu>
);
