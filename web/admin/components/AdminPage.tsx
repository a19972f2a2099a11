import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  action?: ReactNode;
  /** As high as the window where it is wide, so that only parts of the screen scroll. */
  fill?: boolean;
  children: ReactNode;
}

/** A screen of the admin: heading, actions and content. */
export function AdminPage({ title, action, fill = false, children }: Props) {
  return (
    <Box sx={fill ? fillLook : undefined}>
      <title>{`${title} · Admin`}</title>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: { xs: 'flex-end', md: 'space-between' },
          gap: 2,
          minHeight: { xs: 0, md: 40 },
          mb: { xs: action ? 2 : 0, md: 3 },
        }}
      >
        <Box sx={{ display: { xs: 'contents', md: 'block' } }}>
          <Typography variant="h4" component="h1" tabIndex={-1} sx={headingLook}>
            {title}
          </Typography>
        </Box>
        {action}
      </Stack>
      {children}
    </Box>
  );
}

/** Less the padding of `main`. In a very low window the page scrolls after all. */
const fillLook = {
  display: { md: 'flex' },
  flexDirection: 'column',
  height: { md: 'calc(100dvh - 68px)' },
  minHeight: { md: 520 },
} as const;

/** On narrow screens the bar above shows the title. */
const headingLook = {
  fontSize: { md: 28 },
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;
