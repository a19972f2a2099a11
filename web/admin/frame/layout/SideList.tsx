import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { SideLink } from '../../parts/page/SideLink.tsx';
import { addressOf } from '../../session/screens.ts';
import { useIsHere } from './MenuLinks.tsx';
import type { SideGroup } from './useSideScreens.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  title: string;
  groups: SideGroup[];
}

/** The screens of one sort in the column beside the open one. A single group needs no heading of its own. */
export function SideList({ title, groups }: Props) {
  const id = useId();
  const isHere = useIsHere();
  return (
    <Box component="nav" aria-labelledby={id} sx={{ pb: 2 }}>
      <Typography id={id} variant="h4" component="p" sx={headLook}>
        {title}
      </Typography>
      {groups.map(({ title: group, screens }) => (
        <Box key={group} role="group" aria-label={group}>
          {groups.length > 1 && (
            <Typography className="muted small-type strong" variant="subtitle2" component="p" sx={titleLook}>
              {group}
            </Typography>
          )}
          <PlainList>
            {screens.map((screen) => (
              <li key={screen.path}>
                <SideLink to={addressOf(screen)} Icon={screen.Icon} isOpen={isHere(screen)}>
                  {screen.label}
                </SideLink>
              </li>
            ))}
          </PlainList>
        </Box>
      ))}
    </Box>
  );
}

/** The head has the height of that of a list beside it. */
const headLook = { display: 'flex', alignItems: 'center', height: 56, px: 2.5, fontSize: 22 };
const titleLook = { px: 2.5, pt: 2, pb: 0.75 };
