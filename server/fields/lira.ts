const kurusPerLira = 100;

/** Prices are stored in kuruş, so that sums are exact. */
export const storedLira = {
  write: (lira: number | null) => (lira === null ? null : Math.round(lira * kurusPerLira)),
  read: (kurus: number | null) => (kurus === null ? null : kurus / kurusPerLira),
};
