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
export const yourQuantity = 'Sizin miktarınız';
export const about = (name: string) => `${name} hakkında`;
export const sumFor = (quantity: string) => `${quantity} için {sum}.`;
export const pictures = 'Ürünün resimleri';
export const notFound = 'Ürün bulunamadı';
export const sheetFacts = 'PDF, A4, güncel bilgilerle';
export const related = 'İlgili ürünler';
export const onOrder = 'Sipariş üzerine temin edilir';
export const onOrderIn = (days: number) => `Sipariş üzerine ${days}\u00a0günde temin edilir`;
export const minimumOrder = (quantity: string) => `En az sipariş: ${quantity}`;
export const specs = 'Özellikler';
export const priceSaid = (basis: string, price: string, quantity: string, sum: string) =>
  `${basis} fiyatı ${price} lira. ${quantity} için ${sum} lira.`;
export const look = 'Görünüş';
export const otherPictures = 'Resimler';
export const runToScale = (family: string) => `${family}, aynı ölçekte`;
export const tableOf = (count: number) => `${count} ürünün tablosu`;
export const oldAndNew = 'Eski ve yeni ürünün değerleri';
export const oldProduct = 'Bu ürün';
export const newProduct = 'Yerine geçen';
export const pointAtRow = 'Satırın ya da çizginin üzerine gelin.';
export const tapRow = 'Satıra dokunun.';
export const sectionOf = (kind: string) => `${kind}: kesit; ölçüler yandaki satırlarda`;
export const drawingNotToScale = 'Ölçeksiz resim.';
export const drawingToScale = 'Ölçekli kesit.';
export const downloadDrawing = 'Resmi indirin (SVG)';

/** Offers to copy a fact of the product by its name: 'Kopyala: Ürün kodu', 'Kopyala: GTIN'. */
export const copyFact = (word: string) => `Kopyala: ${word}`;
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
