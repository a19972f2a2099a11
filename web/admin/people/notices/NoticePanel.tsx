import CloseOutlined from '@mui/icons-material/CloseOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Button, Dialog, IconButton, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useNoticesQuery } from './notices.generated.ts';
import { ReadAloud } from '../../parts/dialogs/ReadAloud.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useReadNotices } from './useReadNotices.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  onClose: () => void;
  /** Called when a link leads away. */
  onLeave: () => void;
}

/** The last notices, beside the menu; on a phone over the whole screen. */
export function NoticePanel({ onClose, onLeave }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useNoticesQuery({ variables: { first: 20 }, fetchPolicy: 'cache-and-network' });
  const read = useReadNotices();
  const hasUnread = query.data?.notices.nodes.some(({ isRead }) => !isRead) ?? false;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: paperLook }, backdrop: { sx: scrimLook } }}
    >
      <Row className="rigid ruled-below" spacing={0.5} sx={headLook}>
        <Typography id={id} ref={heading} tabIndex={-1} variant="h5" component="h2" className="grows">
          {words.notices}
        </Typography>
        {hasUnread && (
          <Button
            size="small"
            onClick={() => {
              // The button goes with the last unread notice.
              heading.current?.focus();
              void read();
            }}
          >
            {words.markAllAsRead}
          </Button>
        )}
        <IconButton
          component={Link}
          to="/admin/notices/settings"
          aria-label={words.whatYouAreNotifiedOf}
          onClick={onLeave}
        >
          <TuneOutlined />
        </IconButton>
        <IconButton aria-label={words.close} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Row>
      <Box sx={{ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
          {({ notices }) =>
            notices.nodes.length === 0 ? (
              <Box sx={{ p: 2 }}>
                <EmptyState title={words.nothingNew} />
              </Box>
            ) : (
              <PlainList aria-label={words.notices}>
                {notices.nodes.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    onOpen={(one) => {
                      void read([one]);
                      onLeave();
                    }}
                  />
                ))}
              </PlainList>
            )
          }
        </Loaded>
      </Box>
      <Box className="row muted apart rigid ruled small-type" sx={footLook}>
        <Link to="/admin/notices" onClick={onLeave}>
          {words.allNotices}
        </Link>
        <span>{words.keptFor90Days}</span>
      </Box>
      <ReadAloud />
    </Dialog>
  );
}

const paperLook = {
  position: 'fixed',
  top: { xs: 0, md: 12 },
  left: { xs: 0, md: 'calc(var(--menu) + 8px)' },
  width: { xs: '100%', md: 440 },
  maxWidth: 'none',
  height: { xs: '100%', md: 'auto' },
  maxHeight: { xs: 'none', md: 'calc(100% - 24px)' },
  m: 0,
  borderRadius: { xs: 0, md: 1 },
} as const;
/** The menu stays in the light, since the panel belongs to it. */
const scrimLook = { left: 'var(--menu, 0)', '&&': { backgroundColor: 'rgb(var(--veil) / 22%)' } } as const;
const headLook = { minHeight: 64, pl: 2.5, pr: 1 } as const;
const footLook = {
  mt: 'auto',
  px: 2.5,
  minHeight: 48,
  '& > a': { fontSize: 14, fontWeight: 600, color: 'primary.main', textUnderlineOffset: 3 },
} as const;
