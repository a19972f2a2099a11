import { Box, Link, Typography } from '@mui/material';
import type { AuditQuery } from './audit.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/audit.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { oneLine } from '../../parts/lists/tableLook.ts';
import type { AuditEvent } from '../../../graphql/generated/schema.ts';

export const auditEvents: Record<AuditEvent, string> = words.auditEvents;

export const isAuditEvent = (text: string): text is AuditEvent => text in auditEvents;

interface Props {
  entry: AuditQuery['audit']['nodes'][number];
  /** Filters the list by the admin of the entry. */
  onAdmin: (email: string) => void;
}

/** Names the columns where there are any; people who hear the entries need no names. */
export const AuditHead = () => (
  <Box aria-hidden className="sunken small-type strong muted" sx={headLook}>
    <span>{words.what}</span>
    <span>{words.who}</span>
    <span>{words.when}</span>
  </Box>
);

export const AuditRow = ({ entry: { at, event, admin, about }, onAdmin }: Props) => (
  <Box component="li" sx={rowLook}>
    <Typography variant="body2" component="div" className="near-type strong" sx={whatLook}>
      {auditEvents[event]}
      {about && (
        <Box component="span" title={about} sx={aboutLook}>
          {about}
        </Box>
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
          <PersonName of={admin} />
        </Link>
      ) : (
        '–'
      )}
    </Typography>
    <Quiet>{fullDate(at)}</Quiet>
  </Box>
);

const columns = 'minmax(0, 5fr) minmax(0, 2fr) 190px';
const whatLook = { display: { md: 'flex' }, minWidth: 0, columnGap: 1.5, whiteSpace: { md: 'nowrap' } } as const;
const aboutLook = {
  ...oneLine,
  fontSize: { xs: 13.5, md: 14 },
  fontWeight: 400,
  color: 'text.secondary',
  whiteSpace: 'normal',
} as const;
const headLook = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: columns,
  columnGap: 2,
  p: '6px 24px',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  p: { xs: '10px 16px', md: '6px 24px' },
  minHeight: 36,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
