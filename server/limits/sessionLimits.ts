const hour = 3_600_000;

/** A session ends this long after it was last used, in milliseconds. */
export const idleLimit = 24 * hour;
/** A session ends this long after it was opened, in milliseconds; its cookie goes with it. */
export const absoluteLimit = 14 * 24 * hour;
