import { countText } from '../../../common/text/locale.ts';

export const filterAll = 'Bütün ürünleri filtreleyin';
export const productsInCategories = (products: number, categories: number) =>
  `${countText(products)} ürün, ${categories} kategori`;
export const nothing = 'Henüz ürün bulunmamaktadır.';
export const standard = 'Standart';
export const standardNumber = 'DIN, ISO ya da EN numarası';
export const availabilityAndPrice = 'Bulunurluk ve fiyat';
export const allStandards = (count: number) => `${countText(count)} standardın tümü`;
export const kindsOf = (name: string) => `Türler: ${name}`;
export const kinds = 'Türler';
export const moreOf = (name: string) => `Daha Fazla: ${name}`;
export const more = 'Daha Fazla';
