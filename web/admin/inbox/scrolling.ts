/** A pane that scrolls by itself. */
export const scrolling = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
} as const;
