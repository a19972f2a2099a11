/** The heads and the foot of a sheet of lines, from the quote list to the order. */
export const place = 'No';
export const code = 'Kod';
export const priceIn = (sign: string) => `Birim, ${sign}`;
export const amountIn = (sign: string) => `Tutar, ${sign}`;
export const rows = (count: number) => `${count} satır`;
export const rowsToAsk = (count: number) => `${count} satır sorulacak`;
export const listPrices = 'Liste fiyatlarıyla, KDV dâhil';
export const withVat = 'KDV dâhil';
