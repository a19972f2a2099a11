import { Box } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const height = '--toasts';
/** Where a bar at the bottom of the page stands on a phone: above the notices, which would cover it. */
export const aboveToasts = { xs: `var(${height}, 0px)`, md: 0 };

/** Where notices stand on a page without a place of its own for them: across the bottom of a phone, or in a corner. */
export function ToastCorner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null);
  // Without dependencies: what is shown may be another height after every rendering.
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
        // Under dialogs and the menu, whose buttons it would cover.
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
