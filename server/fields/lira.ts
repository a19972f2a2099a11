const kurusPerLira = 100;

/** Prices are stored in kuruş, so that sums are exact. */
export const storedLira = {
  write: (lira: number | null) => (lira === null ? null : Math.round(lira * kurusPerLira)),
  read: (kurus: number | null) => (kurus === null ? null : kurus / kurusPerLira),
};

/**
 * Reads '1240,5', '1.240,50', '1.240' (Turkish for 1240), '1240.50' and '1,240.50', in lira; null when blank, NaN when it is no
 * number.
 */
export function parseLira(entered: string): number | null {
  const text = entered.replaceAll(/\s|₺/g, '').replace(/^(?:TL|TRY)(?=[\d.,-])|(?:TL|TRY)\.?$/i, '');
  if (text === '') return null;
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}
