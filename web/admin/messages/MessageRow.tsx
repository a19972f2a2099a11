import { ButtonBase, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MessageListQuery } from '../../graphql/generated/operations.ts';
import { fullDate } from '../texts/dates.ts';
import { StatusChip } from './StatusChip.tsx';

type Message = MessageListQuery['messages']['nodes'][number];

export function MessageRow({ message, selected }: { message: Message; selected: boolean }) {
  const { search } = useLocation();
  const { id, name, subject, createdAt, status } = message;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <li ref={row}>
      <ButtonBase
        component={Link}
        to={{ pathname: `/admin/messages/${encodeURIComponent(id)}`, search }}
        preventScrollReset
        aria-current={selected ? 'true' : undefined}
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          width: '100%',
          minHeight: 81,
          p: { xs: '12px 18px', md: '12px 14px', lg: '12px 18px' },
          textAlign: 'left',
          'li:not(:last-of-type) > &': { borderBottom: 1, borderColor: 'divider' },
          bgcolor: selected ? 'tint.primary' : undefined,
          boxShadow: selected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none',
          '&.Mui-focusVisible': { outlineOffset: -2 },
          '&:hover': { bgcolor: selected ? 'tint.primary' : 'surface.sunken' },
        })}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography
            variant="body2"
            noWrap
            lang="tr"
            sx={{ flex: '1 1 140px', minWidth: 0, fontWeight: status === 'NEW' ? 650 : 500 }}
          >
            {name}
          </Typography>
          <Typography variant="caption" sx={{ flex: 'none', color: 'text.secondary' }}>
            {fullDate(createdAt)}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography
            variant="body2"
            noWrap
            lang="tr"
            sx={{ flex: 1, minWidth: 0, color: status === 'NEW' ? 'text.primary' : 'text.secondary' }}
          >
            {subject}
          </Typography>
          <StatusChip status={status} />
        </Stack>
      </ButtonBase>
    </li>
  );
}
