import { Box, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { ContactPageInput } from '../../../graphql/generated/schema.ts';
import { CompanyLogo } from '../../parts/page/Brand.tsx';
import * as words from '../../../words/admin/en/contact.ts';

const grounds = [
  { title: words.onTheLightHeader, onInk: false },
  { title: words.onTheDarkFooter, onInk: true },
];

/**
 * Shows the logo on both backgrounds of the site, since one drawn for white paper may be invisible on a dark
 * background.
 */
export function LogoPreview() {
  const { logo = '', name = '' } = useWatch<ContactPageInput>();
  return (
    <Stack direction="row" className="wraps" spacing={2} sx={{ mt: 2 }}>
      {grounds.map(({ title, onInk }) => (
        <Box key={title} component="figure" aria-label={title} className="shrinks" sx={{ flex: '1 1 220px' }}>
          {/* The header is shown in the light scheme, whatever scheme the admin has. */}
          <Box
            {...{ 'data-light': '' }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 76,
              px: 2,
              border: 'var(--hairline)',
              color: onInk ? 'surface.inkText' : 'text.primary',
              bgcolor: onInk ? 'surface.ink' : 'background.paper',
            }}
          >
            <CompanyLogo logo={logo} name={name} onInk={onInk} />
          </Box>
          <Typography className="muted" component="figcaption" variant="body2" sx={{ mt: 0.75 }}>
            {title}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
