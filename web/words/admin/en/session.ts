/** The words of session. */

export const bodyNotBodyNot = (askingClass: string) => `body > :not(.${askingClass}), body > :not(.${askingClass}) *`;

export const access = 'Access';
export const site = 'Site';
export const safekeeping = 'Safekeeping';
export const account = 'Account';
