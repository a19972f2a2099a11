import { openPage } from './openPage.ts';

/** A product as a quote list has it, by its price for a hundred. */
export const product = {
  ...{ id: '17', name: 'Rulman 6204', stockCode: '6204' },
  ...{ price: 120, priceQuantity: 100, salesUnit: 'PIECE', image: null, picture: null },
};

/** A row whose product is gone, unless a test gives it one. */
export const row = {
  ...{ id: '1', name: 'Rulman 6204', quantity: 250, note: null, standing: 'LISTED', product: null, candidates: [] },
  ...{ written: null, unreadQuantity: null, suggestion: null },
};

/** What a page with a quote list asks for. */
export const queriesOf = (rows: object[]) => ({
  privacyNotice: () => ({ version: '1.1', text: '' }),
  quoteList: () => ({ sendKey: rows.length > 0 ? 'anahtar-anahtar-anahtar' : null, rows, all: [] }),
});

/** Opens the page of a list with these rows. */
export const openQuoteList = (rows: object[]) => openPage('/teklif', { queries: queriesOf(rows) });
