import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, IconButton } from '@mui/material';

export function RowButtons({ name, site, more = [], onEdit, onDelete }: RowActions) {
  return (
    <>
      {more.map(({ word, label, onChoose }) => (
        <Button key={word} size="small" color="inherit" aria-label={label} onClick={onChoose}>
          {word}
        </Button>
      ))}
      {site && (
        <IconButton color="inherit" aria-label={`View ${name} on the site`} href={site} target="_blank">
          <OpenInNewOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
        </IconButton>
      )}
      <IconButton color="inherit" aria-label={`Edit ${name}`} onClick={onEdit}>
        <EditOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
      </IconButton>
      {onDelete && (
        <IconButton color="inherit" aria-label={`Delete ${name}`} onClick={onDelete}>
          <DeleteOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
        </IconButton>
      )}
    </>
  );
}

export interface RowActions {
  name: string;
  /** The address of its public page, if it has one. */
  site?: string;
  /** Further actions: a visible word, and the label for screen readers. */
  more?: { word: string; label: string; onChoose: () => void }[];
  onEdit: () => void;
  /** Left out when the row cannot be deleted. */
  onDelete?: () => void;
}
