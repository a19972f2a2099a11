export const quickLinks = 'Direktlinks';
export const rights = (year: number, name: string) => `© ${year} ${name}. Alle Rechte vorbehalten.`;
export const privacyNotice = 'Datenschutzerklärung';
export const menu = 'Menü';
export const mainMenu = 'Hauptmenü';
export const showCategories = 'Kategorien anzeigen';
export const showSectors = 'Branchen anzeigen';
export const skipToContent = 'Zum Inhalt springen';
export const light = 'Hell';
export const dark = 'Dunkel';
export const systemSetting = 'Geräteeinstellung';
export const system = 'Gerät';
export const about = 'Über uns';
export const languages = 'Sprache';
/** The same links at the end of the page. */
export const languagesBelow = 'Sprachen';
/** In every language the language names itself. */
export const turkish = 'Türkçe';
