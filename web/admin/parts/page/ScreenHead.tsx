import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/parts.ts';

/** Explains the purpose of a screen below its heading. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <Typography className="muted" variant="body2" sx={{ mb: 2, maxWidth: '65ch' }}>
    {children}
  </Typography>
);

export interface ScreenHeadProps {
  title: string;
  /** The name of the entry that is open at its address, for the title of the window. */
  opened?: string | undefined;
  /** The screen above this one, an entry of it that stands between, and the name of this one in the breadcrumb. */
  above?: { to: string; title: string; entry?: { to: string; title: string }; here: string } | undefined;
  /** The views of a list, as tabs beside the title. */
  tabs?: ReactNode;
  action?: ReactNode;
}

/** The head of every screen: 56 pixels with title, views and actions, and a breadcrumb where a screen stands above. */
export function ScreenHead({ title, opened, above, tabs, action }: ScreenHeadProps) {
  return (
    <>
      <title>{[opened, title, words.admin].filter(Boolean).join(' · ')}</title>
      <Box sx={{ ...headLook, display: { xs: tabs || action || above ? 'flex' : 'block', md: 'flex' } }}>
        {above && (
          <Typography component="nav" aria-label={words.breadcrumb} className="near-type muted" sx={breadcrumbLook}>
            {[above, ...(above.entry ? [above.entry] : [])].map((one) => (
              <Fragment key={one.to}>
                <Link to={one.to}>{one.title}</Link>
                <span aria-hidden>/</span>
              </Fragment>
            ))}
            <Box component="span" aria-current="page" sx={hereLook}>
              {above.here}
            </Box>
          </Typography>
        )}
        <Typography variant="h4" component="h1" tabIndex={-1} className="breaks" sx={titleLook}>
          {title}
        </Typography>
        {tabs ?? <Box className="grows" />}
        {action && (
          <Box className="pushed at-end" sx={actionsLook}>
            {action}
          </Box>
        )}
      </Box>
    </>
  );
}

const breadcrumbLook = {
  display: 'flex',
  flex: { xs: '1 0 100%', md: 'none' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  columnGap: 1,
  pt: { xs: 1.5, md: 0 },
  overflowWrap: 'anywhere',
  '& a': { color: 'text.primary', textUnderlineOffset: '3px' },
} as const;

/** In a wide window the title beside it says so. */
const hereLook = { position: { md: 'absolute' }, clipPath: { md: 'inset(50%)' } } as const;

const headLook = {
  alignItems: 'center',
  // On a phone actions go below tabs that need the whole width.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: '0 12px', md: 1.5 },
  minHeight: { md: 56 },
  px: 'var(--inset)',
};

/** On narrow screens the bar above shows the title. */
const titleLook = {
  flex: { xs: 'none', md: '0 1 auto' },
  fontSize: 22,
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

const actionsLook = {
  display: 'flex',
  flex: { xs: 'none', md: '0 1 auto' },
  maxWidth: '100%',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  py: { xs: 1, md: 0 },
  '& .MuiButton-root': { minWidth: 0, height: { xs: 44, md: 32 }, px: 1.5, fontSize: { md: 14 } },
} as const;
