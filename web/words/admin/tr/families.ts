import { countText } from '../../../../common/text/locale.ts';
export const screen = {
  title: 'Ürün aileleri',
  add: 'Aile ekle',
  edit: 'Aileyi düzenle',
  none: 'Henüz ürün ailesi yok',
  saved: 'Ürün aileleri güncellendi',
  deleted: 'Aile silindi',
  loadFailed: 'Ürün aileleri yüklenemedi. Lütfen sayfayı yenileyin.',
  saveFailed: 'Ürün aileleri güncellenemedi. Lütfen tekrar deneyin.',
  search: 'Ailelerde ara',
  noMatch: (search: string) => `“${search}” için aile bulunamadı`,
  showAll: 'Tüm aileleri göster',
  found: (count: number) => `${countText(count)} aile`,
};
export const aFamilySuchAs62SerisiJoins =
  '“62 serisi” gibi bir aile, yalnız ölçüsü farklı ürünleri birleştirir: her birinin sayfasında hepsi tek tabloda görünür.';
export const productsThatDifferBySize =
  'Yalnız ölçüsü farklı ürünler tek aileye girer: her sayfada hepsi tek tabloda görünür.';
export const columnsOfItsTable = 'Tablosunun sütunları';
export const products = 'Ürünler';
export const productsOf = (name: string) => `Ürünler: ${name}`;
export const addVariants = 'Varyant ekle';
export const addVariantsTo = (name: string) => `Varyant ekle: ${name}`;
export const none = 'Yok';
export const addColumn = 'Sütun ekle';
export const theTableOnTheSiteHasThese =
  'Sitedeki tabloda İç çap ve Dış çap gibi bu özellikler sütun, her ürün bir satır olur.';
export const untilItIsPublishedNoPage = 'Yayınlanana kadar tablosu hiçbir sayfada görünmez.';
export const putAProductIntoIt = 'Aileye ürün ekle';
export const typeANameOrACode = 'Ad ya da kod yazın. Bir ürün en çok bir ailede olur.';
export const noProductIsInItYet = 'İçinde henüz ürün yok.';
export const takeOutOfTheFamily = (name: string) => `Aileden çıkar: ${name}`;
export const manyAtOnceTickThem = 'Toplu eklemek için: Ürünler’de işaretleyip “Değiştir…” seçin.';
export const close = 'Kapat';
export const atMostColumns = (mostColumns: number) => `En çok ${mostColumns} sütun`;
