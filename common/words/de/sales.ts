// The site and the papers of the server say this about units, ladders of prices and the lines of an offer.

/** Units after a number: '100 Stk.'. */
export const unitWords = {
  PIECE: 'Stk.',
  PAIR: 'Paar',
  SET: 'Satz',
  BOX: 'Kartons',
  PACK: 'Pack',
  ROLL: 'Rollen',
  METRE: 'm',
  SQUARE_METRE: 'm²',
  KILOGRAM: 'kg',
  LITRE: 'L',
} as const;

/** Units after 1 alone, where they are others: '1 Rolle'. */
export const unitWordsOfOne = { BOX: 'Karton', ROLL: 'Rolle' };

/** Says to a buyer why a part of a piece cannot be had. */
export const wholeOnly = 'Dieses Produkt wird nicht geteilt verkauft: Geben Sie eine ganze Zahl an.';

/** `amount` is a number with its unit, which a line never breaks. */
export const ladder = {
  andMore: (amount: string) => `ab ${amount}`,
  less: (percent: string) => `${percent} % günstiger`,
  stepUsed: (amount: string) => `Der Preis ab ${amount} wurde angewendet.`,
};

/** Says that packs are completed, or that less is not sold. */
export const completed = {
  fewest: (quantity: string) => `Verkauf ab ${quantity}`,
  completedWhole: (taken: string) => `Aufgerundet auf ${taken}`,
  completedPacks: (pack: string, taken: string) => `Aufgerundet auf ${taken}, ein Vielfaches von ${pack}`,
  asked: (quantity: string, text: string) => `${quantity} angefragt. ${text}`,
};

/** How a line of an offer counts that is not plain; `place` is the number of the line that an alternative replaces. */
export const offered = {
  optional: 'Optional, nicht in der Summe',
  alternative: (place: number) => `Alternative zu Position ${place}, nicht in der Summe`,
};

/** These say how the buyer has chosen. The two about one line are joined by a comma. */
export const chosen = {
  optionalIn: 'Optional, in die Bestellung aufgenommen',
  optionalOut: 'Optional, nicht in die Bestellung aufgenommen',
  replacedBy: (place: number) => `stattdessen wurde Position ${place} gewählt`,
  alternativeTaken: (place: number) => `Alternative, statt Position ${place} gewählt`,
  alternativeLeft: (place: number) => `Alternative zu Position ${place}, nicht gewählt`,
};

export const flag = { yes: 'Ja', no: 'Nein' };

/** The rates by which an offer in foreign money was made. */
export const rateWords = {
  kinds: {
    FOREX_SELLING: 'TCMB-Devisenverkaufskurs',
    FOREX_BUYING: 'TCMB-Devisenankaufskurs',
    BANKNOTE_SELLING: 'TCMB-Notenverkaufskurs',
    BANKNOTE_BUYING: 'TCMB-Notenankaufskurs',
  },
  typed: 'von uns festgelegter Kurs',
  sentence: (currency: string, rate: string, source: string, day: string) =>
    `1 ${currency} = ₺\u00a0${rate} (${source}, ${day})`,
  /** The shipped terms of payment in foreign money, whose places an offer fills. It is a text, and no legal advice. */
  terms:
    'Die Zahlung erfolgt in türkischer Lira zum {kaynak} des Zahlungstags. Diesem Angebot liegt 1 {döviz} = ₺ {kur} zugrunde ({kaynak}, {gün}).',
};

export const currencyNames = { TRY: 'türkische Lira', EUR: 'Euro', USD: 'US-Dollar', GBP: 'Pfund Sterling' } as const;
