import { Box, Typography } from '@mui/material';
import { Row } from './Row.tsx';
import type { ReactNode } from 'react';
import { barEdges } from './AdminPage.tsx';
import { useBottomBar } from './useBottomBar.ts';

interface BottomBarProps {
  /** Says what is about to happen, or how far it has come. */
  says?: ReactNode;
  /** Says more about it; left out where there is no room, unless `keepNote` is set. */
  note?: ReactNode;
  keepNote?: boolean;
  isWrong?: boolean;
  /** Stands between the two. */
  progress?: ReactNode;
  /** The buttons, or all that the bar holds where it says nothing itself. */
  children: ReactNode;
}

/** The bar at the bottom of a page: says what its buttons will do. */
export function BottomBar({ says, note, keepNote = false, isWrong = false, progress, children }: BottomBarProps) {
  const bar = useBottomBar();
  return (
    <Row className="wraps ruled on-paper" ref={bar} spacing={1.5} sx={barLook}>
      {says && (
        <Box className="shrinks" sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
          <Typography role="status" className="strong">
            {says}
          </Typography>
          {progress}
          {note && (
            <Typography
              variant="body2"
              sx={{
                display: { xs: keepNote ? 'block' : 'none', sm: 'block' },
                color: isWrong ? 'error.main' : 'text.secondary',
              }}
            >
              {note}
            </Typography>
          )}
        </Box>
      )}
      {children}
    </Row>
  );
}

const barLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  m: barEdges,
  p: { xs: '12px 16px', md: '14px 24px' },
} as const;
