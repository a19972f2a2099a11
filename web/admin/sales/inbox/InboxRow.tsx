import { Box, ButtonBase } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  path: string;
  selected: boolean;
  /** The key that leads here from the one that is open. */
  shortcut: 'j' | 'k' | undefined;
  children: ReactNode;
}

/** A row of the list that opens what it tells of. */
export function InboxRow({ path, selected, shortcut, children }: Props) {
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
        {children}
      </ButtonBase>
    </Box>
  );
}
