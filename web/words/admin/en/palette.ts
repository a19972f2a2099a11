/** The words of the palette. */

export const lastOpened = 'Last opened';
export const products = 'Products';
export const orders = 'Orders';
export const enquiriesAndMessages = 'Enquiries and messages';
export const customers = 'Customers';
export const screens = 'Screens';
export const people = 'People';
export const actions = 'Actions';

export const searchOrGoTo = 'Search or go to';
export const looking = 'Looking …';
export const typeACodeANameAScreen = 'Type a code, a name, a screen or a person';
export const nothingFoundFor = (text: string) => `Nothing found for “${text}”.`;
export const close = 'Close';
export const onlyActions = '> only actions';
export const onlyEnquiries = '# only enquiries';
export const chooseByKeys = '{up} {down} choose';

export const openBy = 'Open {key}';
export const onTheSiteBy = 'On the site {key}';

export const theSearchCouldNotBeLoaded = 'The search could not be loaded. Please try again.';
