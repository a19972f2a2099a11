import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { NoticesQuery } from './notices.generated.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/notices.ts';
import { noticeLooks } from './noticeLooks.ts';

interface Props {
  notice: NoticesQuery['notices']['nodes'][number];
  /** Called when the link to what the notice is about is followed. */
  onOpen: (id: string) => void;
}

/** One thing that happened. What is unread is heavier, and has a square at its end. */
export function NoticeRow({ notice: { id, kind, changedAt, title, text, path, isRead }, onOpen }: Props) {
  const { Icon, colour } = noticeLooks[kind];
  return (
    <Box component="li" sx={[rowLook, isRead && { bgcolor: 'surface.sunken' }]}>
      <Icon sx={{ mt: '1px', fontSize: 20, color: isRead ? 'text.secondary' : colour }} />
      <Box className="breaks">
        <Typography variant="body2" sx={{ lineHeight: '22px', fontWeight: isRead ? 500 : 600 }}>
          {title}
          {!isRead && <span className="visually-hidden">{`, ${words.unread}`}</span>}
        </Typography>
        {text && (
          <Typography className="muted small-type" sx={{ lineHeight: '20px' }}>
            {text}
          </Typography>
        )}
        <Typography className="muted small-type" component="p" sx={footLook}>
          {nearDate(changedAt)}
          {path && (
            <Link to={path} onClick={() => onOpen(id)}>
              {words.openIt}
              <span className="visually-hidden">: {title}</span>
            </Link>
          )}
        </Typography>
      </Box>
      {!isRead && <Box aria-hidden sx={squareLook} />}
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 8px',
  columnGap: 1.75,
  p: '14px 20px',
  '& + &': { borderTop: 'var(--hairline)' },
} as const;
const footLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  mt: 0.5,
  lineHeight: '22px',
  '& > a': { fontWeight: 600, color: 'primary.main', textUnderlineOffset: 3 },
} as const;
const squareLook = { width: 8, height: 8, mt: 0.75, bgcolor: 'secondary.main' } as const;
