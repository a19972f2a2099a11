export const auditLog = 'Denetim kaydı';
export const downloadCsv = 'CSV indir';
export const showsWhoSignedInAndWho =
  'Kimin giriş yaptığını, kimin neyi değiştirdiğini, içe ya da dışa aktardığını, geri yüklediğini veya sildiğini gösterir. Kayıtlar yalnız eklenir, kimse değiştiremez.';
export const kindOfEntry = 'Kayıt türü';
export const everything = 'Hepsi';
export const onlyShowAll = (admin: string) => `Yalnız ${admin}: tümünü göster`;
export const noEntriesMatchThisFilter = 'Bu filtreye uyan kayıt yok';
export const entries = 'Kayıtlar';
export const what = 'İşlem';
export const who = 'Kullanıcı';
export const when = 'Tarih';
export const auditEvents = {
  SIGNED_IN: 'Giriş yaptı',
  SIGN_IN_FAILED: 'Giriş başarısız',
  SIGN_IN_REFUSED: 'Giriş reddedildi, çok fazla deneme',
  SIGNED_OUT: 'Çıkış yaptı',
  PASSWORD_CHANGED: 'Parolayı değiştirdi',
  PASSWORD_CHANGE_FAILED: 'Parolayı değiştiremedi',
  SESSIONS_ENDED: 'Öteki oturumları kapattı',
  ADMIN_ADDED: 'Yönetici eklendi',
  ADMIN_REMOVED: 'Yönetici kaldırıldı',
  PASSWORD_RESET: 'Parola sıfırlandı',
  SECOND_FACTOR_ON: 'İki adımlı girişi açtı',
  SECOND_FACTOR_OFF: 'İki adımlı girişi kapattı',
  TWO_STEP_ASKED: 'İki adımlı girişi herkes için zorunlu kıldı',
  TWO_STEP_LEFT: 'İki adımlı girişi isteğe bağlı kıldı',
  RECOVERY_CODES_MADE: 'Yeni kurtarma kodları oluşturdu',
  RECOVERY_CODE_USED: 'Kurtarma kodu kullandı',
  WRONG_CODES: 'Parola doğru, birkaç yanlış kod',
  PASSKEY_ADDED: 'Geçiş anahtarı ekledi',
  PASSKEY_REMOVED: 'Geçiş anahtarını kaldırdı',
  PERSON_INVITED: 'Birini davet etti',
  INVITATION_WITHDRAWN: 'Daveti geri çekti ya da süresi doldu',
  INVITATION_ACCEPTED: 'Daveti kabul etti',
  PERSON_RENAMED: 'Bir adı değiştirdi',
  ROLE_CHANGED: 'Bir rolü değiştirdi',
  PERSON_SUSPENDED: 'Birini askıya aldı',
  PERSON_LET_IN: 'Birine yeniden izin verdi',
  PERSON_REMOVED: 'Birini kaldırdı',
  IMPORTED: 'Dosya içe aktardı',
  IMPORT_UNDONE: 'İçe aktarmayı geri aldı',
  PROFILE_ADDED: 'İçe aktarma profili ekledi',
  PROFILE_CHANGED: 'İçe aktarma profilini değiştirdi',
  PROFILE_REMOVED: 'İçe aktarma profilini kaldırdı',
  PROFILE_KEY_MADE: 'İçe aktarma profiline anahtar oluşturdu',
  PROFILE_KEY_REMOVED: 'İçe aktarma profilinin anahtarını kaldırdı',
  KEY_MADE: 'API anahtarı oluşturdu',
  KEY_CHANGED: 'API anahtarını değiştirdi',
  KEY_ROTATED: 'API anahtarını yeniledi',
  KEY_REVOKED: 'API anahtarını iptal etti',
  WEBHOOK_ADDED: 'Webhook ekledi',
  WEBHOOK_CHANGED: 'Webhook’u değiştirdi',
  WEBHOOK_ROTATED: 'Webhook’un gizli anahtarını yeniledi',
  WEBHOOK_SWITCHED: 'Webhook’u açtı ya da kapattı',
  WEBHOOK_REMOVED: 'Webhook’u kaldırdı',
  EXPORTED: 'Dosya dışa aktardı',
  RESTORED: 'Önceki durumu geri yükledi',
  BROUGHT_BACK: 'Çöp kutusundan geri getirdi',
  ERASED: 'Kalıcı olarak sildi',
  BACKUP_MADE: 'Yedek aldı',
  BACKUP_RESTORED: 'Yedeği geri yükledi',
  PERSONAL_DATA_EXPORTED: 'Bir kişinin verilerini dışa aktardı',
  PERSONAL_DATA_ERASED: 'Bir kişinin verilerini sildi',
  CHANGED: 'İçeriği değiştirdi',
};
