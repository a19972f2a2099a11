/** What stands in `spec_values` for an end that is open. */
export const openLow = -1e300;
export const openHigh = 1e300;

export const isOpen = (end: number) => end === openLow || end === openHigh;
