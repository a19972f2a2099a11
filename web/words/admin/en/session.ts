/** The words of session. */

export const settings = { access: 'Access', site: 'Site', safekeeping: 'Safekeeping' };
export const account = 'Account';
