import MailLockOutlined from '@mui/icons-material/MailLockOutlined';
import { Stack } from '@mui/material';
import * as words from '../../../words/admin/en/inbox.ts';

/** Marks a row of the list whose mail did not arrive. A short mark leaves room for the text beside it. */
export const NotDelivered = ({ isShort = false }: { isShort?: boolean }) => (
  <Stack component="span" direction="row" sx={look} title={isShort ? words.mailNotDelivered : undefined}>
    <MailLockOutlined sx={{ fontSize: 17 }} />
    <span className={isShort ? 'visually-hidden' : undefined}>{words.mailNotDeliveredLabel}</span>
  </Stack>
);

const look = {
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  fontSize: 13.5,
  color: 'warning.main',
  fontWeight: 600,
} as const;
