import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { SideLink } from '../../parts/page/SideLink.tsx';
import { addressOf } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/layout.ts';
import { useIsHere } from './MenuLinks.tsx';
import type { useSettings } from './useSettings.ts';

/** The settings in the column beside the open one. */
export function SettingsList({ groups }: { groups: ReturnType<typeof useSettings> }) {
  const id = useId();
  const isHere = useIsHere();
  return (
    <Box component="nav" aria-labelledby={id} sx={{ pb: 2 }}>
      <Typography id={id} variant="h4" component="p" sx={{ fontSize: 26, p: '24px 20px 4px' }}>
        {words.settings}
      </Typography>
      {groups.map(({ title, screens }) => (
        <Box key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <Typography id={`${id}-${title}`} variant="subtitle2" component="p" sx={titleLook}>
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {screens.map((screen) => (
              <li key={screen.path}>
                <SideLink to={addressOf(screen)} Icon={screen.Icon} isOpen={isHere(screen)}>
                  {screen.label}
                </SideLink>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const titleLook = { px: 2.5, pt: 2, pb: 0.75, fontSize: 13.5, fontWeight: 600, color: 'text.secondary' };
