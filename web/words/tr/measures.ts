import { countText } from '../../../common/text/locale.ts';

export const oneIsEnough = 'Bir ölçü yazmanız yeter; uyan ürünler burada sayılır.';
export const unread = 'Bir ölçü okunamadı. Yalnızca sayıyı yazın: 20 ya da 17,5.';
export const productsAndMore = (count: number) => `{products} ve ${countText(count)} ürün`;
export const nothing = 'Bu ölçüde ürün yok.';
export const nearest = 'Bu ölçüde ürün yok; en yakını {product}.';
export const typeMeasureIn = (unit: string) => `Bir ölçü yazın: 20 ya da 17,5 ${unit}`;
export const typeMeasure = 'Bir ölçü yazın: 20 ya da 17,5';
export const measuresOf = (kind: string) => `${kind} ölçüleri`;
export const worn = 'Ölçü aşınmış olabilir: 0,5 mm pay bırak';
export const find = 'Uyanları bul';
export const kind = 'Ürün türü';
export const allKinds = 'Tüm türler';
export const example = (text: string) => `örn. ${text}`;
