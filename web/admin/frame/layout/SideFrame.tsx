import { Box } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { pageEdges, pagePadding } from '../../parts/page/AdminPage.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/layout.ts';
import { SideList } from './SideList.tsx';
import { SideSelect } from './SideSelect.tsx';
import { useCatalogue, useSettings, type SideGroup } from './useSideScreens.ts';

export const SettingsFrame = () => <SideFrame title={words.settings} label={words.setting} groups={useSettings()} />;

export const CatalogueFrame = () => (
  <SideFrame title={words.catalogue} label={words.catalogue} groups={useCatalogue()} />
);

interface Props {
  title: string;
  /** Names the select that replaces the column. */
  label: string;
  groups: SideGroup[];
}

/** Screens of one sort: their names beside the open one, or above it where the window has no room for a column. */
function SideFrame({ title, label, groups }: Props) {
  const compact = useCompact();
  // Somebody with one screen has nothing to choose.
  if (groups.flatMap(({ screens }) => screens).length < 2) return <Outlet />;
  if (compact)
    return (
      <>
        <Box className="on-paper" sx={selectLook}>
          <SideSelect label={label} groups={groups} />
        </Box>
        <Outlet />
      </>
    );
  return (
    <Box sx={frameLook}>
      <Box className="sunken" sx={columnLook}>
        <SideList title={title} groups={groups} />
      </Box>
      <Box className="shrinks" sx={{ p: pagePadding }}>
        <Outlet />
      </Box>
    </Box>
  );
}

/** It belongs to the head of the screen below it, on the same paper from edge to edge. */
const selectLook = { m: { xs: '-16px -16px 16px', md: '-20px -24px 20px' }, p: { xs: '12px 16px', md: '12px 24px' } };

/** The column reaches the edges of the window, over the padding of `main`, and stays while the screen scrolls. */
const frameLook = {
  display: 'grid',
  gridTemplateColumns: { lg: '176px minmax(0, 1fr)', xl: '208px minmax(0, 1fr)' },
  m: pageEdges,
};
const columnLook = {
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  height: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRight: 'var(--hairline)',
};
