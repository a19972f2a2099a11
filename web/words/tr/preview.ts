export const preview = 'Ön izleme';
export const validUntil = (day: string) => `{kind} – ${day} tarihine kadar`;
export const draft = 'Taslak';
export const asOfEndOf = (day: string) => `{kind} – ${day} sonunda`;
export const plan = 'Plan';
export const notOnSite = 'Bu sayfa yayında değildir; fiyat ve bilgiler değişebilir.';
