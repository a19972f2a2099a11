import { MenuItem } from '@mui/material';
import { use, useState } from 'react';
import { ColorSchemeSwitch } from '../../../components/ColorSchemeSwitch.tsx';
import { ContrastIcon } from '../../../components/icons.tsx';
import { useColorScheme } from '../../../components/colorScheme.ts';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { IconMenu } from '../../parts/page/IconMenu.tsx';
import { SidebarButton } from './SidebarLink.tsx';

const schemes = [
  ['light', words.light],
  ['dark', words.dark],
  ['system', words.sameAsDevice],
] as const;
const labels = {
  group: words.colours,
  light: words.light,
  dark: words.dark,
  system: words.sameAsDevice,
  device: words.device,
};

/** Switches the colours: three buttons, or a menu of the same where the menu of the admin has icons alone. */
export function Colours() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!use(IconMenu)) return <ColorSchemeSwitch labels={labels} />;
  return (
    <>
      <SidebarButton icon={<ContrastIcon />} opens="menu" onClick={setAnchor}>
        {words.colours}
      </SidebarButton>
      <PageMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {schemes.map(([scheme, label]) => (
          <MenuItem
            key={scheme}
            role="menuitemradio"
            aria-checked={mode === scheme}
            selected={mode === scheme}
            onClick={() => {
              setMode(scheme);
              setAnchor(null);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
