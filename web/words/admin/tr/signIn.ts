export const signIn = 'Giriş yap';
export const manageTheCatalogue = 'Kataloğu ve mesajları yönetin.';
export const backToSite = 'Siteye dön';
export const failedToSignOut = 'Çıkış yapılamadı. Lütfen tekrar deneyin.';
export const twoStepSignInAdmin = 'İki adımlı giriş · Yönetim';
export const keepYourRecoveryCodes = 'Kurtarma kodlarınızı saklayın';
export const setUpTwoStepSignIn = 'İki adımlı girişi kurun';
export const anOwnerRequiresItOfEverybody =
  'Bir Sahip bunu herkes için zorunlu kıldı. Bir dakika sürer, sonra her şey eskisi gibi çalışır.';
export const logOut = 'Çıkış yap';
export const signInAgain = 'Yeniden giriş yapın';
export const forYourSafetyEnter = 'Güvenliğiniz için parolanızı yeniden yazın.';
export const nothingYouTypedIsLostSign = (ended: string) =>
  `${ended} Yazdıklarınız kaybolmadı: sürdürmek için giriş yapın.`;
export const mail = 'E-posta';
export const password = 'Parola';
export const code = 'Kod';
export const fromYourAuthenticatorApp = 'Doğrulama uygulamanızdan ya da kurtarma kodlarınızdan biri.';
export const useAPasskey = 'Geçiş anahtarı kullan';
export const yourBrowserCouldNotUse = 'Tarayıcınız geçiş anahtarını kullanamadı. Parolanızla giriş yapın.';
export const logOutLabel = 'çıkış yap';
export const failedToSignIn = 'Giriş yapılamadı. Lütfen bilgilerinizi denetleyin.';
export const tooManyTries = 'Çok fazla deneme yapıldı. Biraz bekleyip tekrar deneyin.';
export const tooManyTriesFor = (minutes: number) =>
  `Çok fazla deneme yapıldı. ${minutes} dakika bekleyip tekrar deneyin.`;
export const thePersonWhoRunsThisWebsite = 'Siteyi yöneten kişi yeni bir parola belirleyebilir.';
export const theSiteCannotBeReached = 'Siteye ulaşılamıyor. Tekrar deneyin.';
export const theSiteCannotBeReachedThis = 'Siteye ulaşılamıyor: bu cihaz çevrimdışı. Bağlanıp tekrar deneyin.';
export const notKept = 'Tarayıcınız girişi saklamadı: bu site için çerezlere izin verip tekrar deneyin.';
export const notKeptHere = (address: string) => `Tarayıcınız girişi saklamadı, şu adresi açın: ${address}`;
