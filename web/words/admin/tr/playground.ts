export const closeTab = (operation: string) => `Kapat: ${operation}`;
export const changeTheSite = 'Site değiştirilsin mi?';
export const seenAtOnce = (mutation: string) =>
  `${mutation} bu siteye yazar: değiştirdiğini her ziyaretçi hemen görür.`;
export const cancel = 'Vazgeç';
export const send = 'Gönder';
export const title = 'Vitrin API';
export const guide = 'Kılavuz';
export const schema = 'Şema';
export const backToTheSite = 'Siteye dön';
