import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fullDate } from '../../parts/texts/dates.ts';

interface Props {
  path: string;
  sender: string;
  createdAt: string;
  /** Stands in place of the date. */
  when?: string | undefined;
  /** Nobody has dealt with it yet. */
  isNew: boolean;
  selected: boolean;
  /** The key that leads here from the open entry. */
  shortcut: 'j' | 'k' | undefined;
  children: ReactNode;
}

/** A row of the inbox with its sender and date. It opens the message or the enquiry. */
export function InboxRow({ path, sender, createdAt, when, isNew, selected, shortcut, children }: Props) {
  const { search } = useLocation();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Box component="li" ref={row} sx={{ scrollMarginBlock: '8px' }}>
      <ButtonBase
        component={Link}
        to={{ pathname: path, search }}
        preventScrollReset
        aria-current={selected ? 'true' : undefined}
        aria-keyshortcuts={shortcut}
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          width: '100%',
          minHeight: 72,
          p: '10px 16px',
          alignContent: 'center',
          textAlign: 'left',
          'li:not(:last-of-type) > &': { borderBottom: 'var(--hairline)' },
          bgcolor: selected ? 'tint.primary' : undefined,
          boxShadow: selected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none',
          '&.Mui-focusVisible': { outlineOffset: -2 },
          '&:hover': { bgcolor: selected ? 'tint.primary' : 'surface.sunken' },
        })}
      >
        <Stack direction="row" sx={{ alignItems: 'baseline', columnGap: 1 }}>
          <Typography
            variant="body2"
            noWrap
            lang={siteLanguage}
            className="shrinks"
            sx={{ flex: '1 1 0', fontWeight: isNew ? 600 : 500 }}
          >
            {sender}
          </Typography>
          <Typography className="muted small-type unbroken rigid" variant="caption">
            {when ?? fullDate(createdAt)}
          </Typography>
        </Stack>
        {children}
      </ButtonBase>
    </Box>
  );
}
