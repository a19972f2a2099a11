import { Box, Link, Typography } from '@mui/material';
import type { AuditQuery } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { auditEvents } from './auditEvents.ts';

interface Props {
  entry: AuditQuery['audit']['nodes'][number];
  /** Filters the list by the admin of the entry. */
  onAdmin: (email: string) => void;
}

export const AuditRow = ({ entry: { at, event, admin, about }, onAdmin }: Props) => (
  <Box component="li" sx={rowLook}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {auditEvents[event]}
      {about && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
    </Typography>
    <Typography variant="body2">
      {admin ? (
        <Link
          component="button"
          type="button"
          color="inherit"
          sx={{ font: 'inherit', textAlign: 'left' }}
          onClick={() => onAdmin(admin)}
        >
          {admin}
        </Link>
      ) : (
        '–'
      )}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {fullDate(at)}
    </Typography>
  </Box>
);

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  p: '10px 20px',
  minHeight: 48,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
