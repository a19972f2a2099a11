export const notFound = 'Kategori bulunamadı';
export const nothing = 'Bu kategoride ürün bulunamadı.';
export const toOrder = 'Siparişle';
export const ask = 'Sorun';
export const matrixOf = (kind: string, rows: string, columns: string) => `${kind}: ${rows} ve ${columns}`;
