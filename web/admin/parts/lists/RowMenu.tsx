import { MenuItem } from '@mui/material';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { RowActions } from './RowButtons.tsx';

/** The actions of a row where there is room for one button only. */
export const RowMenu = ({ name, site, more = [], onEdit, onDelete }: RowActions) => (
  <ActionsMenu name={name}>
    {(choose) => [
      <MenuItem key="edit" onClick={choose(onEdit)}>
        Edit
      </MenuItem>,
      site && (
        <MenuItem key="site" component="a" href={site} target="_blank" onClick={choose()}>
          View on the site
        </MenuItem>
      ),
      ...more.map(({ word, label, onChoose }) => (
        <MenuItem key={word} aria-label={label} onClick={choose(onChoose)}>
          {word}
        </MenuItem>
      )),
      onDelete && (
        <MenuItem key="delete" onClick={choose(onDelete)}>
          Delete
        </MenuItem>
      ),
    ]}
  </ActionsMenu>
);
