import { countText } from '../../../../common/text/locale.ts';
export const asItWasSuchAsUrunlerRulman =
  'Eskiden olduğu gibi, örneğin /urunler/rulman.html; sitenin adıyla ya da adsız';
export const aPageOfThisSiteSuch = 'Bu siteden bir sayfa, örneğin /products/1738669741160';
export const addOldAddress = 'Yönlendirme ekle';
export const oldAddresses = 'Yönlendirmeler';
export const pagesOfThisSiteOrOfAPrevious =
  'Bu sitenin ya da önceki bir sitenin taşınmış sayfaları. Eski adresi açan ziyaretçi yenisine gider, arama motorları da öğrenir.';
export const list = {
  search: 'Yönlendirmelerde ara',
  noMatch: (search: string) => `“${search}” için yönlendirme bulunamadı`,
  showAll: 'Tüm yönlendirmeleri göster',
  found: (count: number) => `${countText(count)} yönlendirme`,
};
export const noAddressHasMovedYet = 'Henüz taşınmış adres yok';
export const addOneWhenAProductOrCategory =
  'Bir ürün ya da kategori başka sayfaya geçtiğinde ya da eski sitenin adresleri farklıysa ekleyin.';
export const historyOfAnOldAddress = 'Yönlendirmenin geçmişi';
export const leadsTo = 'yeni adres';
export const historyOf = (from: string) => `Geçmiş: ${from}`;
export const removeFrom = (from: string) => `Kaldır: ${from}`;
export const theOldAddressWasRemoved = 'Yönlendirme kaldırıldı';
export const undo = 'Geri al';
export const failedToRemoveTheAddress = 'Adres kaldırılamadı. Lütfen tekrar deneyin.';
