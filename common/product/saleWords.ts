import { availabilities, statuses } from '../enumWords.ts';
import { salesUnits } from '../measures/salesUnits.ts';

// The words by which spreadsheets and the grid name a unit, an availability or a status; the first of each is the one that they write.
// Files are English for everybody, so that a Turkish office reads the English words, too.

export const unitWords = {
  PIECE: [salesUnits.PIECE.word, 'ad', 'tane', 'pcs', 'pc'],
  PAIR: [salesUnits.PAIR.word],
  SET: [salesUnits.SET.word, 'set'],
  BOX: [salesUnits.BOX.word, 'koli'],
  PACK: [salesUnits.PACK.word, 'pkt'],
  ROLL: [salesUnits.ROLL.word, 'top'],
  METRE: [salesUnits.METRE.word, 'metre', 'mt'],
  SQUARE_METRE: [salesUnits.SQUARE_METRE.word, 'm2', 'metrekare'],
  KILOGRAM: [salesUnits.KILOGRAM.word, 'kilo', 'kilogram'],
  LITRE: [salesUnits.LITRE.word, 'lt', 'litre'],
};

export const availabilityTexts = {
  IN_STOCK: [availabilities.IN_STOCK, 'In stock', 'Stokta', 'Stokta var', 'Var'],
  ON_ORDER: [availabilities.ON_ORDER, 'On order', 'Sipariş üzerine', 'Siparişle'],
  DISCONTINUED: [availabilities.DISCONTINUED, 'Discontinued', 'Üretimden kalktı', 'Üretilmiyor'],
};

export const statusTexts = {
  PUBLISHED: [statuses.PUBLISHED, 'Published', 'Yayında', 'Yayınlandı'],
  DRAFT: [statuses.DRAFT, 'Draft', 'Taslak'],
  HIDDEN: [statuses.HIDDEN, 'Hidden', 'Gizli'],
};
