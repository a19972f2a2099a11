import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fullDate } from '../../parts/texts/dates.ts';

interface Props {
  path: string;
  sender: string;
  createdAt: string;
  /** Nobody has dealt with it yet. */
  isNew: boolean;
  /** In pixels. Where the sender has less room beside the date, the date has a line of its own. */
  senderWidth: number;
  selected: boolean;
  /** The key that leads here from the open entry. */
  shortcut: 'j' | 'k' | undefined;
  children: ReactNode;
}

/** A row of the inbox with its sender and date. It opens the message or the enquiry. */
export function InboxRow({ path, sender, createdAt, isNew, senderWidth, selected, shortcut, children }: Props) {
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
          minHeight: 81,
          p: { xs: '12px 18px', md: '12px 14px', xl: '12px 18px' },
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
            lang={siteLanguage}
            sx={{ flex: `1 1 ${senderWidth}px`, minWidth: 0, fontWeight: isNew ? 650 : 500 }}
          >
            {sender}
          </Typography>
          <Typography variant="caption" sx={{ flex: 'none', color: 'text.secondary' }}>
            {fullDate(createdAt)}
          </Typography>
        </Stack>
        {children}
      </ButtonBase>
    </Box>
  );
}
