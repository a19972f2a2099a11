export const sectorsUpdatedSuccessfully = 'Sektörler güncellendi';
export const failedToUpdateSectors = 'Sektörler güncellenemedi. Lütfen tekrar deneyin.';
export const productsOf = (name: string) => `Ürünler: ${name}`;
export const sectors = 'Sektörler';
export const eachSectorsPageListsUp =
  'Her sektörün sayfasında en çok sekiz ürün yer alır. Seçilmediği sürece bunlar uygun kategorilerin öne çıkanlarıdır.';
export const featuredProductsOfFitting = 'Uygun kategorilerin öne çıkan ürünleri';
export const none = 'Yok';
export const untilThisChoiceIsPublished =
  'Bu seçim yayınlanana kadar sayfada uygun kategorilerin öne çıkan ürünleri yer alır.';
