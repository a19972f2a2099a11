/** The words of the groups of the settings. */

export const settings = { access: 'Access', site: 'Site', safekeeping: 'Backup and log' };
export const catalogue = 'Catalogue';
export const account = 'Account';
