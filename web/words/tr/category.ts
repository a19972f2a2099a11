export const notFound = 'Kategori bulunamadı';
export const nothing = 'Bu kategoride ürün bulunamadı.';
