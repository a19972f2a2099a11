export const settings = { access: 'Erişim', site: 'Site', safekeeping: 'Yedek ve kayıt' };
export const catalogue = 'Katalog';
export const account = 'Hesap';
