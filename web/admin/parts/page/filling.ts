/** In a column on wide screens: takes the room that is left, and hands it on to what fills it in turn. */
export const filling = {
  display: { md: 'flex' },
  flexDirection: 'column',
  flex: { md: 1 },
  minHeight: { md: 0 },
} as const;
