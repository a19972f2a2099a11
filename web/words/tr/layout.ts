export const quickLinks = 'Hızlı bağlantılar';
export const rights = (year: number, name: string) => `© ${year} ${name}. Tüm hakları saklıdır.`;
export const privacyNotice = 'KVKK aydınlatma metni';
export const menu = 'Menü';
export const mainMenu = 'Ana menü';
export const showCategories = 'Kategorileri göster';
export const showSectors = 'Sektörleri göster';
export const skipToContent = 'İçeriğe geç';
export const light = 'Açık';
export const dark = 'Koyu';
export const systemSetting = 'Sistem ayarı';
export const system = 'Sistem';
export const about = 'Hakkımızda';
export const languages = 'Dil';
/** The same links at the end of the page. */
export const languagesBelow = 'Diller';
/** In every language the language names itself. */
export const turkish = 'Türkçe';
