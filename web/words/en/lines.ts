/** The heads and the foot of a sheet of lines, from the quote list to the order. */
export const place = 'No.';
export const code = 'Code';
export const priceIn = (sign: string) => `Unit, ${sign}`;
export const amountIn = (sign: string) => `Amount, ${sign}`;
export const rows = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
export const rowsToAsk = (count: number) => (count === 1 ? '1 line to be quoted' : `${count} lines to be quoted`);
export const listPrices = 'At list prices, VAT included';
export const withVat = 'VAT included';
