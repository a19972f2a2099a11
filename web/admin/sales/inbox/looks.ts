import { pageEdges } from '../../parts/page/AdminPage.tsx';
const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

/**
 * The panes reach the edges of the window, over the padding of `main`. In a very low window the page scrolls after all.
 */
export const frameLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '264px minmax(0, 1fr)', lg: '272px minmax(0, 1fr)', xl: '312px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 520,
  m: pageEdges.md,
};

export const listPaneLook = { ...column, borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' };
export const detailLook = { ...column, bgcolor: 'background.paper' };

/** A pane that stands beside others scrolls on its own; on narrow screens the page scrolls. */
export const scrolling = {
  flex: 1,
  minHeight: 0,
  overflow: { md: 'auto' },
  overscrollBehavior: 'contain',
  scrollbarWidth: { md: 'thin' },
} as const;
