import { countText } from '../../../../common/text/locale.ts';

export const codesOfCustomers = 'Müşteri kodları';
export const whatCustomersCall =
  'Müşterilerin ürünlerinize verdiği kodlar. Bir talepteki “Onların kodu olarak kaydet” bir tane ekler; aynı alan adından gelen sonraki talep kodun ne olduğunu gösterir. Bu kodları başka kimse görmez.';
export const searchCodesAndCustomers = 'Kodlarda ve müşterilerde ara';
export const codes = (count: number) => `${countText(count)} kod`;
export const noCodeAndNoCustomerHas = 'Bu metni içeren kod ya da müşteri yok.';
export const noCodeIsKnownYet = 'Henüz bilinen kod yok.';
export const ofIsForgotten = (code: string, customer: string) => `${code} silindi, müşteri: ${customer}`;
export const failedToForgetTheCode = 'Kod silinemedi. Lütfen tekrar deneyin.';
export const byCustomer = (customer: string, learnedBy: string) => `${customer}, ekleyen ${learnedBy}`;
export const deletedSince = 'sonradan silinmiş';
export const forgetOf = (code: string, customer: string) => `Sil: ${code}, müşteri ${customer}`;
export const rememberFor = (written: string, name: string) => `${written} kodunu kaydet: ${name}`;
export const rememberAsTheirCode = 'Onların kodu olarak kaydet';
export const rememberAsTheMakers = 'Üreticinin kodu olarak, herkes için';
export const rememberForEverybody = (written: string, name: string) =>
  `${written} üretici kodu olarak kaydedilsin: ${name}`;
export const theMakersCode = 'Üreticinin kodu, herkes için';
export const buyersFindIt = 'Bundan sonra bu üreticinin bu kodunu soran her alıcı ürünü sitede ve taleplerde bulur.';
export const maker = 'Üretici';
export const makersCode = 'Üreticinin kodu';
export const relation = 'Karşılığı';
export const save = 'Kaydet';
export const savedForEverybody = 'Kod ürünle birlikte kaydedildi';
export const alreadyKnown = 'Üründe bu kod zaten var.';
export const failedToRememberTheCode = 'Kod kaydedilemedi';
