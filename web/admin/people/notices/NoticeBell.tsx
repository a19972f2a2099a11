import NotificationsOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { useUnreadNoticesQuery } from './notices.generated.ts';
import * as words from '../../../words/admin/en/notices.ts';
import { NoticePanel } from './NoticePanel.tsx';

/** Opens the notices, and counts those that are unread. */
export function NoticeBell({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const unread = useUnreadNoticesQuery({ fetchPolicy: 'cache-and-network' }).data?.unreadNotices ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? words.noticesUnread(unread) : words.notices}
        onClick={() => setOpen(true)}
        sx={[bellLook, open && { bgcolor: 'surface.inkRaised' }]}
      >
        <NotificationsOutlined />
        {unread > 0 && (
          <Box component="span" aria-hidden className="small-type strong" sx={countLook}>
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </IconButton>
      {open && (
        <NoticePanel
          onClose={() => setOpen(false)}
          onLeave={() => {
            setOpen(false);
            onLeave?.();
          }}
        />
      )}
    </>
  );
}

const bellLook = {
  position: 'relative',
  width: { xs: 44, md: 38 },
  height: { xs: 44, md: 34 },
  borderRadius: 1,
} as const;
const countLook = {
  position: 'absolute',
  top: { xs: 3, md: 0 },
  right: { xs: 0, md: 0 },
  minWidth: 17,
  px: 0.5,
  borderRadius: 0.67,
  textAlign: 'center',
  lineHeight: '17px',
  bgcolor: 'surface.accentOnInk',
  color: 'surface.ink',
} as const;
