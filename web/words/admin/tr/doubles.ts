import { shown, type Counted } from './locale.ts';

export const doubles = 'Yinelenen ürünler';
export const productsThatMayStandTwice =
  'Katalogda iki kez bulunuyor olabilecek ürünler: kodlarına, GTIN’lerine, temel özelliklerine, resimlerine ya da adlarına göre. Tek ürün yapın ya da farklı ürünler olduklarını belirtin.';
export const thisPageIsEmpty = 'Bu sayfa boş';
export const noProductStandsTwice = 'İki kez bulunan ürün yok';
export const nothingToDoHere = 'Burada yapılacak bir şey yok.';
export const firstPage = 'İlk sayfa';
export const likelyDoubles = (some: Counted) => `${shown(some)} olası yineleme`;
export const previousPage = 'Önceki sayfa';
export const nextPage = 'Sonraki sayfa';
export const doublesLabel = 'Olası yinelemeler';
export const theyAreTwoNamed = (name: string, other: string) => `Farklı ürünler: ${name} ve ${other}`;
export const theyAreTwo = 'Farklı ürünler';
export const mergeNamed = (name: string, other: string) => `Birleştir: ${name} ve ${other}`;
export const merge = 'Birleştir…';
export const twoProducts = 'İki ürün';
export const askAgainNamed = (name: string, other: string) => `Yeniden sor: ${name} ve ${other}`;
export const askAgain = 'Yeniden sor';
