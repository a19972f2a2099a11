// The site and the papers of the server say this about units, ladders of prices and the lines of an offer.

/** Units after a number: '100 pcs'. */
export const unitWords = {
  PIECE: 'pcs',
  PAIR: 'pairs',
  SET: 'sets',
  BOX: 'boxes',
  PACK: 'packs',
  ROLL: 'rolls',
  METRE: 'm',
  SQUARE_METRE: 'm²',
  KILOGRAM: 'kg',
  LITRE: 'L',
} as const;

/** Units after 1 alone, where they are others: '1 box'. */
export const unitWordsOfOne = { PIECE: 'pc', PAIR: 'pair', SET: 'set', BOX: 'box', PACK: 'pack', ROLL: 'roll' };

/** Says to a buyer why a part of a piece cannot be had. */
export const wholeOnly = 'This product is not sold in parts: write a whole number.';

/** `amount` is a number with its unit, which a line never breaks. */
export const ladder = {
  andMore: (amount: string) => `${amount} and more`,
  less: (percent: string) => `${percent}% less`,
  stepUsed: (amount: string) => `The price for ${amount} and more was applied.`,
};

/** Says that packs are completed, or that less is not sold. */
export const completed = {
  fewest: (quantity: string) => `Sold from ${quantity}`,
  completedWhole: (taken: string) => `Rounded up to ${taken}`,
  completedPacks: (pack: string, taken: string) => `Rounded up to ${taken}, a multiple of ${pack}`,
  asked: (quantity: string, text: string) => `${quantity} requested. ${text}`,
};

/** How a line of an offer counts that is not plain; `place` is the number of the line that an alternative replaces. */
export const offered = {
  optional: 'Optional, not in the total',
  alternative: (place: number) => `Alternative to line ${place}, not in the total`,
};

/** These say how the buyer has chosen. The two about one line are joined by a comma. */
export const chosen = {
  optionalIn: 'Optional, included in the order',
  optionalOut: 'Optional, not included in the order',
  replacedBy: (place: number) => `line ${place} was chosen instead`,
  alternativeTaken: (place: number) => `Alternative, chosen instead of line ${place}`,
  alternativeLeft: (place: number) => `Alternative to line ${place}, not chosen`,
};

export const flag = { yes: 'Yes', no: 'No' };

/** The rates by which an offer in foreign money was made. */
export const rateWords = {
  kinds: {
    FOREX_SELLING: 'TCMB foreign exchange selling rate',
    FOREX_BUYING: 'TCMB foreign exchange buying rate',
    BANKNOTE_SELLING: 'TCMB banknote selling rate',
    BANKNOTE_BUYING: 'TCMB banknote buying rate',
  },
  typed: 'rate set by us',
  sentence: (currency: string, rate: string, source: string, day: string) =>
    `1 ${currency} = ₺\u00a0${rate} (${source}, ${day})`,
  /** The shipped terms of payment in foreign money, whose places an offer fills. It is a text, and no legal advice. */
  terms:
    'Payment is made in Turkish lira at the {kaynak} of the day of payment. This offer was made at 1 {döviz} = ₺ {kur} ({kaynak}, {gün}).',
};

export const currencyNames = { TRY: 'Turkish lira', EUR: 'Euro', USD: 'US dollar', GBP: 'Pound sterling' } as const;
