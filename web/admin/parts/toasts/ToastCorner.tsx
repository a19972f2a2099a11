import { Box } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const height = '--toasts';
/**
 * Shows the notices of the page: across the bottom of a phone, else at the bottom of the content, beside the menu. They lie
 * over the content and move nothing; a bar at the bottom of the page stays free, and each page ends with room for one.
 */
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
        bottom: 'var(--bottom-bar, 0px)',
        left: { xs: 0, md: 'calc(var(--menu, 0px) + 40px)' },
        right: { xs: 0, md: 'auto' },
        pb: { md: 2 },
        '&:not(:has(.MuiSnackbarContent-root))': { display: 'none' },
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
