import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, IconButton } from '@mui/material';

/** The actions of a row, always visible. */
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

/** What can be done with a row. */
export interface RowActions {
  name: string;
  /** The address of its page on the site, if it has one. */
  site?: string;
  /** What else: in a word, and what screen readers say of it. */
  more?: { word: string; label: string; onChoose: () => void }[];
  onEdit: () => void;
  /** Left out where it cannot be deleted. */
  onDelete?: () => void;
}
