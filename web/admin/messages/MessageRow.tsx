import { ButtonBase, Stack, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { MessageListQuery } from '../../graphql/generated/operations.ts';
import { shortDate } from '../texts/dates.ts';
import { StatusChip } from './StatusChip.tsx';

type Message = MessageListQuery['messages']['nodes'][number];

export function MessageRow({ message, selected }: { message: Message; selected: boolean }) {
  const { search } = useLocation();
  const { id, name, subject, createdAt, status } = message;
  return (
    <li>
      <ButtonBase
        component={Link}
        to={{ pathname: `/admin/messages/${encodeURIComponent(id)}`, search }}
        preventScrollReset
        aria-current={selected ? 'true' : undefined}
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 0.5,
          width: '100%',
          minHeight: 81,
          p: '12px 18px',
          textAlign: 'left',
          'li:not(:last-of-type) > &': { borderBottom: 1, borderColor: 'divider' },
          bgcolor: selected ? 'tint.primary' : undefined,
          boxShadow: selected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none',
          '&.Mui-focusVisible': { outlineOffset: -2 },
          '&:hover': { bgcolor: selected ? 'tint.primary' : 'surface.sunken' },
        })}
      >
        <Typography variant="body2" noWrap lang="tr" sx={{ fontWeight: status === 'NEW' ? 650 : 500 }}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ textAlign: 'right', color: 'text.secondary' }}>
          {shortDate(createdAt)}
        </Typography>
        <Typography
          variant="body2"
          noWrap
          lang="tr"
          sx={{ color: status === 'NEW' ? 'text.primary' : 'text.secondary' }}
        >
          {subject}
        </Typography>
        <Stack sx={{ alignItems: 'flex-end' }}>
          <StatusChip status={status} />
        </Stack>
      </ButtonBase>
    </li>
  );
}
