/** Marks the link to the PDF of the last offer. */
export const offerPdf = { 'data-offer-pdf': '' };

/** After an offer was made or sent, the next thing to do is to open its PDF. */
export const focusOffer = () =>
  void setTimeout(() => document.querySelector<HTMLElement>('main [data-offer-pdf]')?.focus());
