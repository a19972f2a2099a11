import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { PageMenu } from '../dialogs/PageMenu.tsx';
import type { RowActions } from './rowActionProps.ts';

/** The actions of a row, where there is room for one button only. */
export function RowMenu({ name, site, more = [], onEdit, onDelete }: RowActions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined />
      </IconButton>
      <PageMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onEdit)}>Edit</MenuItem>
        {site && (
          <MenuItem component="a" href={site} target="_blank" onClick={() => setAnchor(null)}>
            View on the site
          </MenuItem>
        )}
        {more.map(({ word, label, onChoose }) => (
          <MenuItem key={word} aria-label={label} onClick={choose(onChoose)}>
            {word}
          </MenuItem>
        ))}
        {onDelete && <MenuItem onClick={choose(onDelete)}>Delete</MenuItem>}
      </PageMenu>
    </>
  );
}
