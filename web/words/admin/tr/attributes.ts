import { countText } from '../../../../common/text/locale.ts';
export const inKinds = (kinds: string) => `türler: ${kinds}`;
export const screen = {
  title: 'Özellikler',
  add: 'Özellik ekle',
  edit: 'Özelliği düzenle',
  none: 'Henüz özellik yok',
  saved: 'Özellikler güncellendi',
  deleted: 'Özellik silindi',
  loadFailed: 'Özellikler yüklenemedi. Lütfen sayfayı yenileyin.',
  saveFailed: 'Özellikler güncellenemedi. Lütfen tekrar deneyin.',
  search: 'Özelliklerde ara',
  noMatch: (search: string) => `“${search}” için özellik bulunamadı`,
  showAll: 'Tüm özellikleri göster',
  found: (count: number) => `${countText(count)} özellik`,
};
export const anAttributeIsOneFact =
  'Özellik, bir ürünün tek bir bilgisidir: mm olarak “İç çap” ya da seçenekleriyle “Kapak” gibi. Ürünlerde değeri bulunur, türler de hangi ürünlere gerektiğini söyler.';
export const addTheFirstOneSuch = 'İlkini ekleyin, örneğin mm olarak bir çap.';
export const type = 'Veri türü';
export const unit = 'Birim';
export const optionsAndKinds = 'Seçenekler ve türler';
export const merge = 'Birleştir';
export const mergeOptionsOf = (name: string) => `Seçenekleri birleştir: ${name}`;
export const theMostDigitsAfterTheDecimal = 'Virgülden sonra en çok kaç basamak.';
export const optionsMergedSuccessfully = 'Seçenekler birleştirildi';
export const productsChanged = (count: number) => `${countText(count)} ürün değişti.`;
export const failedToUpdateAttributes = 'Özellikler güncellenemedi. Lütfen tekrar deneyin.';
export const removeThisOption = 'Kaldırılacak seçenek';
export const giveItsProductsThisOne = 'Ürünlerinin yeni seçeneği';
export const productsWillChange = (count: number) => `${countText(count)} ürün değişecek. Bu geri alınamaz.`;
export const optionPlace = (place: number) => `Seçenek ${place}`;
export const productCount = (productCount: number) => `${countText(productCount)} ürün`;
export const productsHaveItMerge = 'Ürünlerde kullanılıyor: silmek yerine başka bir seçenekle birleştirin.';
export const addOption = 'Seçenek ekle';
export const none = 'Yok';
export const assumedWhereAValueIsEntered = 'Değer birimsiz yazıldığında bu kabul edilir.';
export const enterANumberFrom0To6 = '0 ile 6 arasında bir sayı yazın';
export const kindLabels = {
  OPTION: 'Seçeneklerden biri',
  NUMBER: 'Bir sayı',
  RANGE: 'Bir aralık',
  FLAG: 'Evet ya da hayır',
  TEXT: 'Metin',
};
export const kindWords = {
  OPTION: 'Seçenekler',
  NUMBER: 'Sayı',
  RANGE: 'Aralık',
  FLAG: 'Evet ya da hayır',
  TEXT: 'Metin',
};
export const anOptionThatProductsMayHave = 'Ürünlerde kullanılabilen bir seçeneğin adı olmalı';
export const optionAndCount = (name: string, products: number) => `${name} (${countText(products)})`;
