export const theRecoveryCodesWereCopied = 'Kurtarma kodları kopyalandı';
export const theBrowserDoesNotLetTheCodes =
  'Tarayıcı kodların kopyalanmasına izin vermiyor. Seçip kendiniz kopyalayın.';
export const keepTheseRecoveryCodesWhere =
  'Bu kurtarma kodlarını uygulamanın olduğu telefonda değil, parolalarınızı sakladığınız yerde tutun. Uygulama kaybolursa her biri bir kez çalışır. Bir daha gösterilmezler.';
export const recoveryCodes = 'Kurtarma kodları';
export const copyTheCodes = 'Kodları kopyala';
export const iHaveKeptThem = 'Sakladım';
export const failedToBegin = 'Başlanamadı. Lütfen tekrar deneyin.';
export const withASecondStepAStolen =
  'İkinci adımla çalınan bir parola yetmez: giriş, telefonunuzdaki bir uygulamadan kod da ister.';
export const setUpTwoStepSignIn = 'İki adımlı girişi kur';
export const twoStepSignInIsOff = 'İki adımlı giriş kapalı';
export const on = 'Açık';
export const onSince = (codesLeft: number) => `{on}, başlangıç {date}. ${codesLeft} kurtarma kodu kaldı.`;
export const newRecoveryCodes = 'Yeni kurtarma kodları';
export const turnOff = 'Kapat';
export const turnTwoStepSignInOff = 'İki adımlı girişi kapat';
export const areYouSure = 'Emin misiniz? Giriş için yalnız parola yeterli olacak.';
export const twoStepSignInIsOn = 'İki adımlı giriş açık';
export const scanTheCode =
  'Kodu telefonunuzdaki ya da parola yöneticinizdeki bir doğrulama uygulamasıyla tarayın, ardından gösterdiği kodu yazın.';
export const qrCodeForTheAuthenticatorApp = 'Doğrulama uygulaması için QR kod';
export const orTypeThisIntoTheApp = 'Ya da uygulamaya bunu yazın: {secret}';
export const code = 'Kod';
export const sixDigitsNewEveryHalfMinute = 'Altı rakam, yarım dakikada bir yenilenir.';
export const turnOn = 'Aç';
export const cancel = 'Vazgeç';
