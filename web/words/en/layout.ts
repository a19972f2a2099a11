export const quickLinks = 'Quick links';
export const rights = (year: number, name: string) => `© ${year} ${name}. All rights reserved.`;
export const privacyNotice = 'Privacy notice';
export const menu = 'Menu';
export const mainMenu = 'Main menu';
export const showCategories = 'Show categories';
export const showSectors = 'Show sectors';
export const skipToContent = 'Skip to content';
export const light = 'Light';
export const dark = 'Dark';
export const systemSetting = 'Device setting';
export const system = 'Device';
export const about = 'About us';
export const languages = 'Language';
/** The same links at the end of the page. */
export const languagesBelow = 'Languages';
/** In every language the language names itself. */
export const turkish = 'Türkçe';
