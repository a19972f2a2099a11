const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

/**
 * The panes reach the edges of the window, over the padding of `main`. In a very low window the page scrolls after all.
 */
export const frameLook = (compact: boolean) => ({
  display: 'grid',
  gridTemplateColumns: compact
    ? '264px minmax(0, 1fr)'
    : { lg: '192px 296px minmax(0, 1fr)', xl: '208px 344px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 520,
  m: '-28px -40px -88px',
});

export const folderPaneLook = { ...column, overflow: 'auto', overscrollBehavior: 'contain', bgcolor: 'surface.sunken' };
export const listPaneLook = {
  ...column,
  borderLeft: 1,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
export const detailLook = { ...column, bgcolor: 'background.paper' };

/** On narrow screens the bar above shows the title. */
export const headingLook = {
  fontSize: 26,
  p: { md: '24px 16px 4px', lg: '24px 20px 4px' },
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

/** A pane that stands beside others scrolls on its own; on narrow screens the page scrolls. */
export const scrolling = {
  flex: 1,
  minHeight: 0,
  overflow: { md: 'auto' },
  overscrollBehavior: 'contain',
  scrollbarGutter: { md: 'stable' },
} as const;
