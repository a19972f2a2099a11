import { countText } from '../../../../common/text/locale.ts';
export const categories = 'Kategoriler';
export const productCount = (productCount: number) => `${countText(productCount)} ürün`;
export const editCategory = 'Kategoriyi düzenle';
export const addCategory = 'Kategori ekle';
export const failedToLoadCategory = 'Kategori yüklenemedi. Lütfen tekrar deneyin.';
export const failedToLoadCategories = 'Kategoriler yüklenemedi. Lütfen sayfayı yenileyin.';
export const thereAreNoCategoriesYet = 'Henüz kategori yok';
export const addTheFirstOneToGroup = 'Ürünlerinizi gruplamak için ilkini ekleyin.';
export const products = 'Ürünler';
export const itsProductsAreOnTheSiteOnly = 'Ürünleri yalnız kategori yayındayken sitede görünür.';
export const theCategorysAddressOnTheSite =
  'Kategorinin sitedeki adresi bu addan oluşur ve adını değiştirdiğinizde değişmez.';
export const theCategoryAndItsProducts = 'Kategori ve ürünleri geri getirildi';
export const productsLeftWithoutACategory = (productCount: number) =>
  `${countText(productCount)} ürün kategorisiz kaldı.`;
