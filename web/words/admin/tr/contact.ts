export const contactInformationUpdated = 'İletişim bilgileri güncellendi';
export const contact = 'İletişim';
export const theContactPage = 'İletişim sayfası';
export const shownAtUpTo16044PixelsSo320 = (pictureHint: string) =>
  `${pictureHint} En çok 160 × 44 piksel gösterilir; 320 × 88 ya da daha büyük, tercihen arka plansız olsun.`;
export const onTheLightHeader = 'Açık renkli üst bölümde';
export const onTheDarkFooter = 'Koyu renkli alt bölümde';
export const inGoogleMapsFindYourPlace =
  'Google Haritalar’da yerinizi bulun, Paylaş’a, ardından “Harita yerleştirme” sekmesine girin ve kopyaladığınızı buraya yapıştırın. OpenStreetMap ve Yandex Haritalar da olur.';
export const showTheMap = 'Haritayı göster';
export const theMapAsVisitorsWillSeeIt = 'Ziyaretçilerin göreceği harita';
export const company = 'Şirket';
export const contactDetails = 'İletişim bilgileri';
export const contactPageHeading = 'İletişim sayfasının başlığı';
export const alsoOnEveryPage = 'E-posta, telefon ve adres her sayfanın üstünde ve altında da görünür.';
export const map = 'Harita';
export const publishing = 'Yayın';
export const orders = 'Siparişler';
export const invoiceAsked = {
  NEVER: 'hiçbir yerde',
  ORDERS: 'teklif onaylanırken',
  ALWAYS: 'taleplerde ve teklif onaylanırken',
};
export const whereElseTheyMay = 'Diğer yerlerde alıcılar fatura bilgilerini isterlerse yazar.';
export const asDrafts = 'Taslak olarak';
export const publishedAtOnce = 'Hemen yayında';
