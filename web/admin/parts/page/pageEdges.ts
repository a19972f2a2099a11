/** The padding of a screen. At its end there is room for a notice, so that none covers the last row or moves it. */
export const pagePadding = { xs: '16px 16px 88px', md: '20px 24px 88px' };

/** The margin of what reaches the edges of the window, over that padding. */
export const pageEdges = { xs: '-16px -16px -88px', md: '-20px -24px -88px' };

/** The margin of a bar that ends a screen: it reaches the same edges, and the room for a notice lies above it. */
export const barEdges = { xs: '64px -16px -88px', md: '64px -24px -88px' };
