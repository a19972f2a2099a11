import { Box } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const height = '--toasts';
/** On a phone a bar at the bottom of the page stands above the notices, which would cover it. */
export const aboveToasts = { xs: `var(${height}, 0px)`, md: 0 };

/** Shows notices on a page without a place of its own for them, across the bottom of a phone or in a corner. */
export function ToastCorner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null);
  // The effect has no dependencies, since the height may change at every rendering.
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    page.setProperty(height, `${corner.current?.offsetHeight ?? 0}px`);
    return () => void page.removeProperty(height);
  });
  return (
    <Box
      ref={corner}
      sx={(theme) => ({
        position: 'fixed',
        // The notices lie under dialogs and the menu, whose buttons they would cover.
        zIndex: theme.zIndex.drawer - 1,
        bottom: { xs: 0, md: 24 },
        left: { xs: 0, md: 24 },
        right: { xs: 0, md: 'auto' },
        pointerEvents: 'none',
        '& .MuiSnackbarContent-root': {
          pointerEvents: 'auto',
          mt: { xs: 0, md: 1 },
          minWidth: { md: 360 },
          maxWidth: { md: 520 },
        },
      })}
    >
      {children}
    </Box>
  );
}
