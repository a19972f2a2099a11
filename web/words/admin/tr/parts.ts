export const undo = 'Geri al';
export const cancel = 'Vazgeç';
export const close = 'Kapat';
export const nightlyBackupFailed = (date: string, why: string, last: string) =>
  `Gecelik yedek ${date} tarihinde alınamadı. ${why} Son başarılı yedek: ${last}.`;
export const firstBackupFailed = (date: string, why: string) =>
  `Gecelik yedek ${date} tarihinde alınamadı. ${why} Şimdiye kadar hiç yedek yok.`;
export const lookAtTheImports = 'İçe aktarmaları görüntüle';
export const importsStoppedThemselves = '{count} içe aktarma bir sınırda durdu ya da başarısız oldu. {link}';
export const lookAtTheRunOf = (name: string) => `Aktarımı görüntüle: ${name}`;
export const look = 'Görüntüle';
export const importStopped =
  '{name} içe aktarmasını {date} tarihinde bir sınır durdurdu. Hiçbir şey değişmedi. {reason} {link}';
export const importFailed =
  '{name} içe aktarması {date} tarihinde başarısız oldu. Hiçbir şey değişmedi. {reason} {link}';
export const admin = 'Yönetim';
export const breadcrumb = 'Sayfa yolu';
export const signInAgain = 'Yeniden giriş yap';
export const refresh = 'Yenile';
export const loading = 'Yükleniyor';
export const theBrowserDoesNotLet = 'Tarayıcı kopyalanmasına izin vermiyor. Seçip kendiniz kopyalayın.';
export const secretOf = (name: string) => `Gizli anahtar: ${name}`;
export const copyItNowItIsShownOnly = (sentence: string) => `Şimdi kopyalayın: yalnız bu kez gösterilir. ${sentence}`;
export const copied = 'Kopyalandı';
export const copy = 'Kopyala';
export const byTheSettings = 'Ayarlara göre';
export const browserOn = (browser: string, system: string) => `${browser}, ${system}`;
export const programOn = (system: string) => `Bir program, ${system}`;
export const anotherProgram = 'Başka bir program';
