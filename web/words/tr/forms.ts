export const leaveEmpty = 'Bu alanı boş bırakın';
export const privacy = 'Kişisel verilerinizi nasıl işlediğimizi {notice} okuyabilirsiniz.';
export const noticeOf = (version: string) => `aydınlatma metninde (sürüm ${version})`;
export const notice = 'aydınlatma metninde';
