import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, IconButton } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { RowActions } from './actionsOfRow.ts';
import { rowItem } from './rowItem.tsx';

export function RowButtons({ name, site, more = [], rare = [], onEdit, onDelete }: RowActions) {
  return (
    <>
      {more.map(({ word, label, onChoose }) => (
        <Button key={word} size="small" color="inherit" aria-label={label} onClick={onChoose}>
          {word}
        </Button>
      ))}
      {site && (
        <IconButton color="inherit" aria-label={words.viewNamed(name)} href={site} target="_blank">
          <OpenInNewOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
        </IconButton>
      )}
      <IconButton color="inherit" aria-label={words.editName(name)} onClick={onEdit}>
        <EditOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
      </IconButton>
      {onDelete && (
        <IconButton color="inherit" aria-label={words.deleteName(name)} onClick={onDelete}>
          <DeleteOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
        </IconButton>
      )}
      {rare.length > 0 && (
        <ActionsMenu name={name}>{(choose) => rare.map((action) => rowItem(action, choose))}</ActionsMenu>
      )}
    </>
  );
}
