export const productCount = (productCount: number) => `${productCount} ürün`;
export const name = 'Ad';
export const products = 'Ürünler';
