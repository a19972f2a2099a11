import { countText } from '../../../../common/text/locale.ts';
export const productCount = (productCount: number) => `${countText(productCount)} ürün`;
export const name = 'Ad';
export const products = 'Ürünler';
