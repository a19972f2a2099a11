import { times } from '../../../../common/product/priceJump.ts';
import { countText } from '../../../../common/text/locale.ts';
export const title = (count: number) => (count === 1 ? 'Bu fiyat doğru mu?' : `Bu ${countText(count)} fiyat doğru mu?`);
export const explained =
  'Bir fiyat 1,5 katından fazlasına çıkıyor ya da üçte ikisinin altına iniyorsa çoğu zaman ondalık virgülü yanlış yerdedir.';
export const goBack = 'Geri dön';
export const save = (count: number) => (count === 1 ? 'Fiyat doğru' : 'Fiyatlar doğru');
export const notSaved = 'Hiçbir şey kaydedilmedi: fiyat eskisi gibi.';
export const onRequest = 'fiyat sorulur';
export const before = 'önce';
export const factor = times;
export const fromQuantity = (quantity: string) => `${quantity} ve üzeri`;
export const more = (count: number) => `ve ${countText(count)} tane daha`;
