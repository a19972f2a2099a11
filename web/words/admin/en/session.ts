/** The words of the groups of the settings. */

export const settings = { access: 'Access', site: 'Site', safekeeping: 'Safekeeping' };
export const catalogue = 'Catalogue';
export const account = 'Account';
