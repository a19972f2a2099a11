/** The words of palette. */

export const searchOrGoTo = 'Search or go to';
export const looking = 'Looking …';
export const typeACodeANameAScreen = 'Type a code, a name, a screen or a person';
export const nothingFoundFor = (text: string) => `Nothing found for “${text}”.`;
export const esc = 'Esc';
export const close = 'Close';
export const onlyActions = '> only actions';
export const onlyEnquiries = '# only enquiries';
export const chooseKbd = '{kbd}  {kbd2} choose{span}{span2}';

export const ctrlK = 'Ctrl K';

export const enter = 'Enter';
export const openKbd = 'Open {kbd}';
export const ctrlEnter = 'Ctrl Enter';
export const onTheSite = 'On the site {kbd}';

export const theSearchCouldNotBeLoaded = 'The search could not be loaded. Please try again.';
