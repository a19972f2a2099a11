import { Box } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { useCompact } from '../../parts/page/useNarrow.ts';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSelect } from './SettingsSelect.tsx';
import { useSettings } from './useSettings.ts';

/** The frame of the settings: their names beside the open one, or above it where the window has no room for a column. */
export function SettingsFrame() {
  const compact = useCompact();
  const groups = useSettings();
  // Somebody with one setting has nothing to choose.
  if (groups.flatMap(({ screens }) => screens).length < 2) return <Outlet />;
  if (compact)
    return (
      <>
        <SettingsSelect groups={groups} />
        <Outlet />
      </>
    );
  return (
    <Box sx={frameLook}>
      <Box sx={columnLook}>
        <SettingsList groups={groups} />
      </Box>
      <Box sx={{ minWidth: 0, p: '28px 40px 88px' }}>
        <Outlet />
      </Box>
    </Box>
  );
}

/** The column reaches the edges of the window, over the padding of `main`, and stays while the setting scrolls. */
const frameLook = {
  display: 'grid',
  gridTemplateColumns: { lg: '192px minmax(0, 1fr)', xl: '208px minmax(0, 1fr)' },
  m: '-28px -40px -88px',
};
const columnLook = {
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  height: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRight: 1,
  borderColor: 'divider',
};
