/** The distance over the corners of a hexagon, as a multiple of that over its flats. */
export const corners = 2 / Math.sqrt(3);

/** The root of a metric coarse thread, by a straight line through those of M5 to M24. */
export const rootOf = (outside: number) => outside * 0.84;
