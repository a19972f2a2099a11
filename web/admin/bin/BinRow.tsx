import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import type { BinQuery } from '../../graphql/generated/operations.ts';
import { fullDate } from '../texts/dates.ts';
import { binEntities } from './binEntities.ts';

interface Props {
  entry: BinQuery['bin']['nodes'][number];
  busy: boolean;
  onBringBack: () => void;
  onErase: () => void;
}

/** Something that was deleted: what, by whom, and until when it can be brought back. */
export const BinRow = ({ entry: { entity, name, admin, deletedAt, expiresAt }, busy, onBringBack, onErase }: Props) => (
  <Box component="li" sx={rowLook}>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" lang="tr" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {binEntities[entity]}, deleted {fullDate(deletedAt)}
        {admin && ` by ${admin}`}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        Kept until {fullDate(expiresAt)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" size="small" disabled={busy} aria-label={`Bring back ${name}`} onClick={onBringBack}>
        Bring back
      </Button>
      <IconButton color="inherit" disabled={busy} aria-label={`Erase ${name} for good`} onClick={onErase}>
        <DeleteForeverOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
      </IconButton>
    </Box>
  </Box>
);

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  p: '12px 12px 12px 20px',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { flex: '1 1 240px' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
