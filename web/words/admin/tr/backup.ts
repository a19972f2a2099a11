import { countText } from '../../../../common/text/locale.ts';
export const backups = 'Yedekler';
export const makeABackupNow = 'Şimdi yedek al';
export const aBackupHoldsTheWholeSite =
  'Yedek, hesaplar ve mesajlarla birlikte bütün siteyi içerir: bir kopyasını başka bir makinede, kimsenin okuyamayacağı bir yerde saklayın. Başka bir makinenin yedeğini geri yüklemek için onu sunucunun data/backups klasörüne kopyalayın.';
export const thereIsNoBackupYet = 'Henüz yedek yok';
export const makeOneNowTheSiteKeeps = 'Şimdi bir yedek alın; site bu sırada çalışmayı sürdürür.';
export const nightly = 'Gecelik';
export const madeByHand = 'Elle alınmış';
export const encrypted = 'Şifreli';
export const downloadTheBackupOf = (date: string) => `Yedeği indir: ${date}`;
export const download = 'İndir';
export const restoreTheBackupOf = (date: string) => `Yedeği geri yükle: ${date}`;
export const restore = 'Geri yükle …';
export const notRestored = (name: string, date: string, why: string) =>
  `${name}, ${date} tarihinde geri yüklenemedi. ${why} Hiçbir şey değişmedi.`;
export const restoredBy = (made: string, restored: string, name: string) =>
  `${made} tarihli yedek ${restored} tarihinde geri yüklendi; yapan: ${name}. Tüm oturumlar ve açık davetler sona erdi.`;
export const restoredByCommand = (made: string, restored: string) =>
  `${made} tarihli yedek ${restored} tarihinde sunucudaki bir komutla geri yüklendi. Tüm oturumlar ve açık davetler sona erdi.`;
export const suspendedSince = (people: string) =>
  `Bir Sahip, Kullanıcılar ekranında izin verene kadar askıda: ${people}.`;
export const previousStateKept = (folder: string) =>
  `Önceki durum sunucuda, veri klasöründe saklanıyor: backups/${folder}`;
export const copyingTheDatabase = 'Veritabanı ve resimler kopyalanıyor';
export const takingChecksums = 'Sağlama toplamları alınıyor';
export const writingTheFile = 'Dosya yazılıyor';
export const restoringItAsATest = 'Deneme olarak geri yüklenip karşılaştırılıyor';
export const waitingForAnotherLongTask = 'Başka bir uzun işin bitmesi bekleniyor';
export const makingABackup = 'Yedek alınıyor';
export const cancelTheBackup = 'Yedeklemeyi iptal et';
export const noBackupIsMadeAutomatically = 'Kendiliğinden yedek alınmıyor: BACKUP_AT ayarı gecelik yedeği açar.';
export const theLastNightlyBackup = (date: string) => `Son gecelik yedek ${date} tarihinde alındı.`;
export const aBackupIsMadeEachNight = 'Her gece yedek alınır. Henüz hiç yok.';
export const restoreABackup = 'Yedeği geri yükle';
export const theBackupOfReplaces = (date: string) => `${date} tarihli yedek, şu an sitede olan her şeyin yerini alır.`;
export const restoreButton = 'Geri yükle';
export const restoringTheSite =
  'Geri yükleniyor. Site birkaç saniye kullanılamaz, ardından bu sayfa kendiliğinden yenilenir.';
export const checkingTheBackup = 'Yedek denetleniyor …';
export const checkingTheBackupLabel = 'Yedek denetleniyor';
export const changesMadeAfterTheBackup =
  'Yedekten sonra yapılan değişiklikler siteden kalkar. Hesaplar ve parolalar şimdiki gibi kalır. Tüm oturumlar ve açık davetler sona erer; siz dâhil herkesin yeniden giriş yapması gerekir. Şimdiki durum sunucuda, yedeklerin yanındaki bir klasörde saklanır. Denetim kaydındaki tüm kayıtlar kalır.';
export const wordToType = 'geri yükle';
export const typeToConfirm = (word: string) => `Onaylamak için “${word}” yazın`;
export const whatWouldChange = 'Ne değişir';
export const ofWhat = 'İçerik';
export const now = 'Şimdi';
export const inTheBackup = 'Yedekte';
export const uploadedFilesAddedReplaced = (added: number, replaced: number, removed: number) =>
  `Yüklenen dosyalar: ${countText(added)} eklenir, ${countText(replaced)} değişir, ${countText(removed)} kalkar.`;
export const uploadedFilesStayAsTheyAre = 'Yüklenen dosyalar olduğu gibi kalır.';
export const accountsOfTheBackup = (suspended: string) =>
  `Yedekte olup burada olmayan hesaplar, siz izin verene kadar askıda gelir: ${suspended}.`;
export const accountsThatTheBackup = (staying: string) => `Yedekte olmayan hesaplar kalır: ${staying}.`;
export const erasuresOfPersonalDataCame = (erasures: number) =>
  `Bu yedekten sonra ${countText(erasures)} kişisel veri silme işlemi yapılmış: silinenler geri gelir. Yedekler ve Kişisel veriler ekranları bunları listeler, tek tıkla yeniden silinir.`;
export const theBackupWasMadeWithout = (missing: number) =>
  `Yedek, diskte bulunmayan ${countText(missing)} resim olmadan alındı`;
export const theBackupWasMadeRestored = 'Yedek alındı, denenerek geri yüklendi ve karşılaştırıldı';
export const theBackupWasCanceled = 'Yedekleme iptal edildi';
export const failedToMakeTheBackup = 'Yedek alınamadı. Lütfen tekrar deneyin.';
export const failedToCheckTheBackup = 'Yedek denetlenemedi. Lütfen tekrar deneyin.';
export const failedToRestoreTheBackup = 'Yedek geri yüklenemedi. Hiçbir şey değişmedi.';
