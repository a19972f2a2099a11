/** Marks the link to the PDF of the last offer, which stands once on the page. */
export const offerPdf = { 'data-offer-pdf': '' };

/**
 * After an offer was made or sent, the next thing to do is to open its PDF. It waits until the dialog is gone, which gives
 * the focus back to the button that opened it.
 */
export const focusOffer = () =>
  void setTimeout(() => document.querySelector<HTMLElement>('main [data-offer-pdf]')?.focus());
