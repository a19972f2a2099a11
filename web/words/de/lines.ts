/** The heads and the foot of a sheet of lines, from the quote list to the order. */
export const place = 'Nr.';
export const code = 'Artikelnr.';
export const priceIn = (sign: string) => `Einzeln, ${sign}`;
export const amountIn = (sign: string) => `Betrag, ${sign}`;
export const rows = (count: number) => (count === 1 ? '1 Position' : `${count} Positionen`);
export const rowsToAsk = (count: number) =>
  count === 1 ? '1 Position wird angefragt' : `${count} Positionen werden angefragt`;
export const listPrices = 'Zu Listenpreisen, inkl. MwSt.';
export const withVat = 'inkl. MwSt.';
