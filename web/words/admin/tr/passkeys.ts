export const pleaseEnterAName = 'Lütfen bir ad yazın.';
export const thePasskeyWasAdded = 'Geçiş anahtarı eklendi';
export const thisDeviceAlreadyHasAPasskey = 'Bu cihazda zaten bir geçiş anahtarınız var.';
export const failedToAddAPasskey = 'Geçiş anahtarı eklenemedi. Lütfen tekrar deneyin.';
export const name = 'Ad';
export const nameTheDeviceThatHoldsItSo = 'Sonra tanıyabilmek için anahtarın bulunduğu cihaza bir ad verin.';
export const addAPasskey = 'Geçiş anahtarı ekle';
export const thePasskeyWasRemoved = 'Geçiş anahtarı kaldırıldı';
export const failedToRemoveThePasskey = 'Geçiş anahtarı kaldırılamadı. Lütfen tekrar deneyin.';
export const addedAndNotUsed = (date: string) => `Eklenme ${date}, henüz kullanılmadı`;
export const addedAndUsed = (date: string, used: string) => `Eklenme ${date}, son kullanım ${used}`;
export const removeName = (name: string) => `Kaldır: ${name}`;
export const remove = 'Kaldır';
export const removeThePasskey = 'Geçiş anahtarını kaldır';
export const areYouSure = (name: string) =>
  `Emin misiniz? Artık bununla giriş yapamazsınız: ${name}. Cihazdan da kaldırana kadar cihaz onu önermeyi sürdürebilir.`;
export const aPasskeyReplacesPassword =
  'Geçiş anahtarı parolanın ve kodun yerini alır: telefonunuzda, bilgisayarınızda ya da güvenlik anahtarınızda parmak, yüz ya da PIN ile giriş yaparsınız ve başka hiçbir site onu isteyemez.';
export const passkeys = 'Geçiş anahtarları';
export const thisBrowserHasNoPasskeys = 'Bu tarayıcı bu adreste geçiş anahtarı kullanamaz: https gerekir.';
