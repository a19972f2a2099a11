import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';

/** The actions of a row, always visible. */
export function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <IconButton color="inherit" aria-label={`Edit ${name}`} onClick={onEdit}>
        <EditOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
      </IconButton>
      <IconButton color="inherit" aria-label={`Delete ${name}`} onClick={onDelete}>
        <DeleteOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
      </IconButton>
    </>
  );
}
