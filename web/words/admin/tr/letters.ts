export const notDelivered = (date: string, whyFailed: string) => `${date} tarihli yazı iletilemedi. ${whyFailed}`;
export const textFrom = 'Metin kaynağı';
export const noTemplate = 'şablonsuz';
export const undo = 'Geri al';
export const editTemplates = 'Şablonları düzenle';
export const addTemplates = 'Şablon ekle';
export const somebodyHasWrittenMeanwhile =
  'Bu arada başkası yazmış. Yazdıklarınız hâlâ burada: değiştirin, siz de gönderin ya da bunu kapatın.';
export const toNameAlone = 'Kime: {name}. E-posta adresi yok: ne dediğinizi not edin.';
export const toName = 'Kime: {name}, {email}';
export const whatYouAnswer = 'Yanıtınız';
export const noteOnly = 'Yalnız not et';
export const openInMailProgram = 'Posta programında aç';
export const send = 'Gönder';
export const noteAsSent = 'Gönderildi olarak not et';
export const subject = 'Konu';
export const letter = 'Metin';
export const stillToFillIn = (left: string) => `Doldurulacak: ${left}`;
export const whatWeWrote = 'Yazdıklarımız';
export const deeds = { ANSWER: 'yanıtladı', OFFER: 'teklif gönderdi', REMINDER: 'hatırlatma gönderdi' };
export const states = {
  WAITING: 'posta sunucusunu bekliyor',
  SENT: 'e-postayla gönderildi',
  FAILED: 'iletilemedi',
  ELSEWHERE: 'başka yoldan gönderildi',
};
export const failures = {
  REFUSED: 'Posta sunucusu adresi reddetti: arayın ya da doğru adresi bulun.',
  CONTENT_REFUSED: 'Posta sunucusu içeriği reddetti, belki spam saydı: başka türlü yazın ya da arayın.',
  GIVEN_UP: 'Posta sunucusu iki gün boyunca almadı: sunucunun SMTP_URL ayarı yanlış olabilir.',
  EXPIRED: 'Geri döndü: alıcının posta sunucusu günlerce almadı. Arayın ya da yeniden gönderin.',
  DELAYED: 'Gecikiyor: alıcının posta sunucusu henüz almadı. Posta sunucuları denemeyi sürdürüyor.',
  HELD_BACK: '',
};
export const theSiteDidNotSendIt = 'Site göndermedi.';
export const failedToSendTheLetter = 'Gönderilemedi. Lütfen tekrar deneyin.';
export const fillInFirst = (left: string) => `Önce doldurun: ${left}.`;
export const theLetterIsNoted = 'Yanıt not edildi.';
export const theLetterIsOnItsWay = 'Yanıt gönderiliyor.';
export const insertProduct = 'Ürün ekle';
export const codeOrName = 'Kod ya da ad, Enter';
export const attachFiles = 'Dosya ekle…';
export const filesOfTheLetter = 'Yanıtın dosyaları';
export const remove = 'Kaldır';
export const leaveOut = (fileName: string) => `Kaldır: ${fileName}`;
export const tooManyFiles = (most: number) => `Bir yanıtta en çok ${most} dosya olur.`;
export const fileIsTooLarge = (fileName: string, most: string) => `Dosya çok büyük, en çok ${most}: ${fileName}`;
export const failedToAttach = (fileName: string) => `Dosya eklenemedi: ${fileName}. Lütfen tekrar deneyin.`;
export const withFiles = 'ekleri:';
