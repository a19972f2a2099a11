/** A pane that scrolls by itself where it stands beside others; on narrow screens the page scrolls. */
export const scrolling = {
  flex: 1,
  minHeight: 0,
  overflow: { md: 'auto' },
  overscrollBehavior: 'contain',
  scrollbarGutter: { md: 'stable' },
} as const;
