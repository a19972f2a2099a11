import { countText } from '../../../../common/text/locale.ts';
export const title = 'İki üründen bir ürün yap';
export const keptAfterwards = 'Kalacak olan';
export const whatMovesTo = (name: string) => `Taşınacaklar: ${name}`;
export const takenBack = '30 gün boyunca tek tıkla geri alınır.';
export const foundByAndTakenBack = (reasons: string) =>
  `Bulunma nedeni: ${reasons}. 30 gün boyunca tek tıkla geri alınır.`;
export const theyAreTwoProducts = 'Farklı ürünler';
export const makeOne = 'Birleştir';
export const empty = 'boş';
export const pictureCount = (pictures: number) => `${countText(pictures)} resim`;
export const documentCount = (documents: number) => `${countText(documents)} belge`;
export const linesOfEnquiries = (enquiries: number) => `${countText(enquiries)} talep satırı`;
export const linesOfOffers = (offers: number) => `${countText(offers)} teklif satırı`;
export const linesOfQuoteLists = (quoteLists: number) => `${countText(quoteLists)} teklif listesi satırı`;
export const moved = (pictures: number, documents: number) => {
  if (pictures > 0 && documents > 0) return `${pictureCount(pictures)} ve ${documentCount(documents)}.`;
  if (pictures > 0) return `${pictureCount(pictures)}.`;
  return documents > 0 ? `${documentCount(documents)}.` : 'Resim ve belge yok.';
};
export const linesLeadToIt = (lines: string) => `${lines} içeriğini korur ve bu ürüne bağlanır.`;
export const addressLeadsToIt = (name: string) => `Eski adres kalıcı olarak bu ürüne yönlenir: ${name}.`;
export const theSameInBoth = 'ikisinde de aynı: {text}';
export const reasonWords = {
  GTIN: 'aynı GTIN',
  CODE: 'işaret ve boşluk dışında aynı kod',
  MANUFACTURER: 'aynı marka ve üretici kodu',
  SPECS: 'aynı ailede aynı temel özellikler',
  PICTURE: 'aynı resim',
  NAME: 'aynı kategoride aynı ad',
};
export const failedToMergeTheProducts = 'Ürünler birleştirilemedi. Lütfen tekrar deneyin.';
export const theTwoProductsAreOne = 'İki ürün birleştirildi';
export const leadsToNow = (gone: string, kept: string) => `${gone} artık şuraya yönleniyor: ${kept}.`;
export const theyStayTwoProducts = 'Farklı ürünler olarak kalıyorlar';
export const undo = 'Geri al';
