import { countText } from '../../../common/text/locale.ts';

export const kindsOf = (count: number) => `${countText(count)} tür`;
export const howTo = 'Ölçüyü tabloda seçin; hücre ürünü açar.';
export const openTable = 'Tabloyu açın';
export const size = 'Ölçü ya da kod';
export const sizeExample = 'örn. 20 x 47 x 14';
export const find = 'Bul';
export const clearSize = 'Ölçüyü sil';
export const found = (count: number) => (count === 0 ? 'Bu ölçüde ürün yok' : `${countText(count)} ürün bu ölçüde`);
export const ofAll = (matching: number, count: number) => `${countText(count)} üründen ${countText(matching)} tanesi`;
const sign = (isNet: boolean) => (isNet ? '₺ + KDV' : '₺');
export const pricesPer = (basis: string, isNet: boolean) => (basis === '' ? sign(isNet) : `${sign(isNet)} / ${basis}`);
export const pricesByCell = (isNet: boolean) => `${sign(isNet)} / yazılan adet`;
export const ask = 'Sorun';
export const sheetOf = (kind: string) => `${kind}: ölçü tablosu`;
/** Stands before the price of a cell for those who hear it: '3 ürün, en az ₺ '. */
export const cellOf = (count: number, isPriced: boolean) =>
  `${count === 1 ? '' : `${countText(count)} ürün, `}${isPriced ? `${count === 1 ? '' : 'en az '}₺ ` : ''}`;
export const notMet = 'seçime uymuyor';
export const close = 'Kapat';
export const productsIn = (place: string) => `${place} ürünleri`;
export const allInCell = (count: number) => `Tümü (${countText(count)})`;
