import { countText } from '../../../../common/text/locale.ts';
export const answers = {
  title: 'Yanıt şablonları',
  add: 'Yanıt şablonu ekle',
  edit: 'Yanıt şablonunu düzenle',
  none: 'Henüz yanıt şablonu yok',
  saved: 'Yanıt şablonları güncellendi',
  deleted: 'Yanıt şablonu silindi',
  loadFailed: 'Yanıt şablonları yüklenemedi. Lütfen sayfayı yenileyin.',
  saveFailed: 'Yanıt şablonları güncellenemedi. Lütfen tekrar deneyin.',
  search: 'Yanıt şablonlarında ara',
  noMatch: (search: string) => `“${search}” için yanıt şablonu bulunamadı`,
  showAll: 'Tüm yanıt şablonlarını göster',
  found: (count: number) => `${countText(count)} yanıt şablonu`,
};
export const aTemplateHoldsTheText =
  'Şablon bir yanıtın metnini saklar. Yanıtta seçilince metin doldurulur, göndermeden önce okursunuz.';
export const forExampleSayinAdUrun = 'Örneğin: “Sayın {ad}, {ürün} stoktadır.” Yanıt şablondan doldurulur.';
export const thereIsNoPlaceholder = (names: string) => `Böyle bir yer tutucu yok: ${names}.`;
export const filledInAre = (known: string) => `Doldurulanlar: ${known}. {imza} yoksa imzanız kendiliğinden eklenir.`;
export const terms = {
  title: 'Şablonlar',
  add: 'Şablon ekle',
  edit: 'Şablonu düzenle',
  none: 'Henüz şablon yok',
  saved: 'Şablonlar güncellendi',
  deleted: 'Şablon silindi',
  loadFailed: 'Şablonlar yüklenemedi. Lütfen sayfayı yenileyin.',
  saveFailed: 'Şablonlar güncellenemedi. Lütfen tekrar deneyin.',
  search: 'Şablonlarda ara',
  noMatch: (search: string) => `“${search}” için şablon bulunamadı`,
  showAll: 'Tüm şablonları göster',
  found: (count: number) => `${countText(count)} şablon`,
};
export const aTemplateHoldsTermsSuch =
  'Şablon, örneğin bayiler için koşulları saklar. Teklifte seçilince koşullar doldurulur.';
export const anOfferFillsItsTerms =
  'Teklif koşullarını şablondan doldurur. Teklifteki “Şablon olarak kaydet” de şablon oluşturur.';
export const emptyLeavesWhatTheOfferSays = 'Boş: teklifte yazan kalır';
export const oneALine = 'Her satıra bir tane';
