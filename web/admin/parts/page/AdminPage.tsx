import { Box, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/parts.ts';

interface Props {
  title: string;
  /** The name of the entry that is open at its address, for the title of the window. */
  opened?: string | undefined;
  /** The screen above this one, an entry of it that stands between, and the name of this one in the breadcrumb. */
  above?: { to: string; title: string; entry?: { to: string; title: string }; here: string };
  action?: ReactNode;
  children: ReactNode;
}

/** The heading, the actions and the content of a screen. */
export function AdminPage({ title, opened, above, action, children }: Props) {
  return (
    <Box>
      <title>{[opened, title, words.admin].filter(Boolean).join(' · ')}</title>
      {above && (
        <Typography variant="body2" component="nav" aria-label={words.breadcrumb} sx={{ mb: { xs: 1.5, md: 0.5 } }}>
          {[above, ...(above.entry ? [above.entry] : [])].map(({ to, title }) => (
            <Fragment key={to}>
              <Box component={Link} to={to} sx={{ color: 'inherit', textUnderlineOffset: 3, overflowWrap: 'anywhere' }}>
                {title}
              </Box>
              <Box component="span" aria-hidden sx={{ mx: 1, color: 'text.secondary' }}>
                /
              </Box>
            </Fragment>
          ))}
          <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
            {above.here}
          </Box>
        </Typography>
      )}
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

/** On narrow screens the bar above shows the title. */
const headingLook = {
  fontSize: 22,
  overflowWrap: 'anywhere',
  maxWidth: { xs: 'calc(100vw - 32px)', md: 'none' },
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

/**
 * Call it when the focused element is removed: Tab then continues from the heading, and not from the top of the page.
 */
export const focusHeading = () => void setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
