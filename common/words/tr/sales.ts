// The site and the papers of the server say this about units, ladders of prices and the lines of an offer.

/** Units after a number: '100 adet'. */
export const unitWords = {
  PIECE: 'adet',
  PAIR: 'çift',
  SET: 'takım',
  BOX: 'kutu',
  PACK: 'paket',
  ROLL: 'rulo',
  METRE: 'm',
  SQUARE_METRE: 'm²',
  KILOGRAM: 'kg',
  LITRE: 'L',
} as const;

/** Units after 1 alone, where they are others; Turkish has none. */
export const unitWordsOfOne = {};

/** Says to a buyer why a part of a piece cannot be had. */
export const wholeOnly = 'Bu ürün bölünerek satılmaz: tam sayı yazın.';

/** `amount` is a number with its unit, which a line never breaks. */
export const ladder = {
  andMore: (amount: string) => `${amount} ve üzeri`,
  less: (percent: string) => `%${percent} daha ucuz`,
  stepUsed: (amount: string) => `${amount} ve üzeri fiyatı uygulandı.`,
};

/** Says that packs are completed, or that less is not sold. */
export const completed = {
  fewest: (quantity: string) => `En az ${quantity} satılır`,
  completedWhole: (taken: string) => `Tam sayıya tamamlandı: ${taken}`,
  completedPacks: (pack: string, taken: string) => `${pack} ve katlarına tamamlandı: ${taken}`,
  asked: (quantity: string, text: string) => `${quantity} istendi. ${text}`,
};

/** How a line of an offer counts that is not plain; `place` is the number of the line that an alternative replaces. */
export const offered = {
  optional: 'İsteğe bağlı, toplamda yok',
  alternative: (place: number) => `Seçenek: ${place}. satırın yerine, toplamda yok`,
};

/** These say how the buyer has chosen. The two about one line are joined by a comma. */
export const chosen = {
  optionalIn: 'İsteğe bağlı, siparişe girdi',
  optionalOut: 'İsteğe bağlı, siparişe girmedi',
  replacedBy: (place: number) => `yerine ${place}. satır seçildi`,
  alternativeTaken: (place: number) => `Seçenek: ${place}. satırın yerine seçildi`,
  alternativeLeft: (place: number) => `Seçenek: ${place}. satırın yerine seçilmedi`,
};

export const flag = { yes: 'Evet', no: 'Hayır' };

/** The rates by which an offer in foreign money was made. */
export const rateWords = {
  kinds: {
    FOREX_SELLING: 'TCMB döviz satış kuru',
    FOREX_BUYING: 'TCMB döviz alış kuru',
    BANKNOTE_SELLING: 'TCMB efektif satış kuru',
    BANKNOTE_BUYING: 'TCMB efektif alış kuru',
  },
  typed: 'belirlediğimiz kur',
  sentence: (currency: string, rate: string, source: string, day: string) =>
    `1 ${currency} = ₺\u00a0${rate} (${source}, ${day})`,
  /** The shipped terms of payment in foreign money, whose places an offer fills. It is a text, and no legal advice. */
  terms:
    'Ödeme, ödeme günündeki {kaynak} üzerinden Türk lirasıyla yapılır. Bu teklifte 1 {döviz} = ₺ {kur} alınmıştır ({kaynak}, {gün}).',
};

export const currencyNames = { TRY: 'Türk lirası', EUR: 'Avro', USD: 'ABD doları', GBP: 'İngiliz sterlini' } as const;
