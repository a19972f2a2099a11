export const replacedBy = 'Bu ürün üretimden kalktı; yerine {product} geçti.';
export const discontinuedWithout = 'Bu ürün üretimden kalktı. Karşılığını bulmamız için bize yazın.';
export const toSuccessor = 'Yerine geçen ürüne gidin';
export const family = 'Aynı ailenin ürünleri';
export const familyOf = (name: string, count: number) => `${name}: ${count} ürün`;
export const code = 'Ürün kodu';
export const thisProduct = 'Bu ürün';
export const showLess = 'Daha az göster';
export const drawing = 'Ölçü resmi';
export const ladderHint = '{more} fiyat {price} olur.';
export const quantityMore = (quantity: string) => `${quantity} daha:`;
export const makeIt = (quantity: string) => `${quantity} yapın`;
export const ladder = 'Miktara göre fiyat, KDV dâhil';
export const difference = 'Fark';
export const yourQuantity = 'Sizin miktarınız';
export const about = (name: string) => `${name} hakkında`;
export const sumFor = (quantity: string) => `${quantity} için {sum}.`;
export const drawingOf = (name: string) => `${name}: ölçü resmi`;
export const pictures = 'Resimler';
export const notFound = 'Ürün bulunamadı';
export const sheetFacts = 'PDF, A4, güncel bilgilerle';
export const related = 'İlgili ürünler';
export const onOrder = 'Sipariş üzerine temin edilir';
export const onOrderIn = (days: number) => `Sipariş üzerine ${days}\u00a0günde temin edilir`;
export const minimumOrder = (quantity: string) => `En az sipariş: ${quantity}`;
export const specs = 'Özellikler';
export const priceSaid = (basis: string, price: string, quantity: string, sum: string) =>
  `${basis} fiyatı ${price} lira. ${quantity} için ${sum} lira.`;
export const measures = 'Ölçüler';
export const pointAtRow = 'Satırın ya da resimdeki çizginin üzerine gelin';
export const tapRow = 'Satıra dokunun';
export const sectionOf = (kind: string) => `${kind}: kesit; ölçüler yandaki tabloda`;
export const drawingNotToScale = 'Ölçü resmi, ölçeksiz';
export const drawingToScale = 'Ölçü resmi, ölçekli';
export const downloadDrawing = 'Resmi indirin (SVG)';

/** Offers to copy a fact of the product by its name: 'Ürün kodunu kopyala', 'GTIN numarasını kopyala'. */
export const copyFact = (word: string) => (word.endsWith('kodu') ? `${word}nu kopyala` : `${word} numarasını kopyala`);
export const pictureOf = (name: string, place: number) => `${name}, ${place}. resim`;

/** The price in a currency, with the rate by which it became lira: '5,00 € · TCMB döviz satış 47,5012 · 27.11.2026'. */
export const listedAt = (price: string, source: string, rate: string, day: string) =>
  `${price} · ${source} ${rate} · ${day}`;
export const bankRates = {
  FOREX_SELLING: 'TCMB döviz satış',
  FOREX_BUYING: 'TCMB döviz alış',
  BANKNOTE_SELLING: 'TCMB efektif satış',
  BANKNOTE_BUYING: 'TCMB efektif alış',
} as const;
export const typedRate = 'kur';
