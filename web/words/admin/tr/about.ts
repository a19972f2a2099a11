export const about = 'Hakkımızda';
export const aboutInformationUpdated = 'Hakkımızda bilgileri güncellendi';
export const theAboutPage = 'Hakkımızda sayfası';
export const addOne = (one: string) => `Ekle: ${one}`;
export const upTo = (most: number) => `En çok ${most}. Hiç yoksa sayfada bu bölüm çıkmaz.`;
export const allThatFit = (most: number) => `Yer doldu: ${most}. Hiç yoksa sayfada bu bölüm çıkmaz.`;
export const none = 'Yok';
export const pageHeading = 'Sayfa başlığı';
export const number = 'Sayı';
export const step = 'Adım';
export const untilTheseTextsArePublished =
  'Bu metinler yayınlanana kadar sayfada başlık, sizi seçme nedenleri ve iletişim bilgileriniz yer alır.';
