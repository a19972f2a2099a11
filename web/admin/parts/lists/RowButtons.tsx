import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, IconButton } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';
import type { RowActions } from './actionsOfRow.ts';
import { RowMenu } from './RowMenu.tsx';

/** The actions of a row as buttons, and all of them once more in its menu, which the menu key opens. */
export function RowButtons(actions: RowActions) {
  const { name, site, more = [], onEdit, onDelete } = actions;
  return (
    <>
      {more.map(({ word, label, onChoose }) => (
        <Button key={word} size="small" color="inherit" aria-label={label} onClick={onChoose}>
          {word}
        </Button>
      ))}
      {site && (
        <IconButton
          color="inherit"
          aria-label={words.viewNamed(name)}
          title={words.viewOnTheSite}
          href={site}
          target="_blank"
        >
          <OpenInNewOutlined />
        </IconButton>
      )}
      <IconButton color="inherit" aria-label={words.editName(name)} title={words.edit} onClick={onEdit}>
        <EditOutlined />
      </IconButton>
      {onDelete && (
        <IconButton color="inherit" aria-label={words.deleteName(name)} title={words.remove} onClick={onDelete}>
          <DeleteOutlined />
        </IconButton>
      )}
      <RowMenu {...actions} />
    </>
  );
}
