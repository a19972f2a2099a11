import { countText } from '../../../../common/text/locale.ts';
export const attachedFiles = 'Ekli dosyalar';
export const newMessageCount = (count: number) => `${countText(count)} yeni mesaj`;
export const newEnquiryCount = (count: number) => `${countText(count)} yeni talep`;
export const exportCsv = 'CSV dışa aktar';
export const show = 'Göster';
export const narrowDown = 'Daralt';
export const templates = 'Şablonlar';
export const messages = 'Mesajlar';
export const pageTitle = 'Mesajlar · Yönetim';
export const mailNotDelivered = 'E-posta iletilemedi';
export const mailNotDeliveredLabel = 'e-posta iletilemedi';
export const confirmationFailed = {
  REFUSED: 'Onay e-postası iletilemedi: posta sunucusu adresi reddetti. Alıcıyı arayın ya da doğru adresi bulun.',
  CONTENT_REFUSED:
    'Onay e-postası iletilemedi: posta sunucusu içeriği reddetti, belki spam saydı. Alıcı sorarsa sayfasının adresini gönderin.',
  EXPIRED: 'Onay e-postası geri döndü: alıcının posta sunucusu günlerce almadı.',
  DELAYED: 'Onay e-postası gecikiyor: alıcının posta sunucusu henüz almadı. Posta sunucuları denemeyi sürdürüyor.',
  GIVEN_UP:
    'Onay e-postası iletilemedi: iki gün boyunca hiçbir posta sunucusu almadı. Sunucunun SMTP_URL ayarı yanlış olabilir.',
};
export const noticeFailed = {
  REFUSED:
    'Bununla ilgili size e-posta gelmedi: posta sunucusu kendi adresinizi reddetti. Sunucunun NOTIFY_EMAIL ayarını düzeltin.',
  CONTENT_REFUSED:
    'Bununla ilgili size e-posta gelmedi: posta sunucusu içeriği reddetti, belki spam saydı. Bu siteden gelen e-postalara izin verin.',
  EXPIRED: 'Bununla ilgili size e-posta gelmedi: kendi posta sunucunuz günlerce almadı, geri döndü.',
  DELAYED: 'Bununla ilgili e-posta gecikiyor: kendi posta sunucunuz henüz almadı.',
  GIVEN_UP:
    'Bununla ilgili size e-posta gelmedi: iki gün boyunca hiçbir posta sunucusu almadı. Sunucunun SMTP_URL ayarı yanlış olabilir.',
};
export const noConfirmationMailed =
  'Onay e-postası gönderilmedi: bu adrese o gün üç tane gitmişti. Alıcı sorarsa sayfasının adresini gönderin.';
export const all = 'Tümü';
export const fresh = 'Yeni';
export const inProgress = 'İşlemde';
export const offered = 'Teklif verildi';
export const won = 'Kazanıldı';
export const lost = 'Kaybedildi';
export const endsSoon = 'Süresi doluyor';
export const mine = 'Benimkiler';
export const suspectedSpam = 'Spam şüphesi';
export const read = 'Okundu';
export const replied = 'Yanıtlandı';
export const needsAnAnswer = 'Yanıt bekleyenler';
export const enquiries = 'Talepler';
export const newestFirst = 'en yenisi üstte';
export const hereOldestFirst = (total: number) => `${countText(total)} kayıt, en eskisi üstte`;
export const everythingIsAnswered = 'Hepsi yanıtlandı';
export const newEnquiriesAndMessages = 'Yeni talepler ve mesajlar burada görünür.';
