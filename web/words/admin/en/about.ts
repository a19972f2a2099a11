/** The words of the form of the about page. */

export const about = 'About';
export const aboutInformationUpdated = 'About information updated successfully!';

export const theAboutPage = 'The about page';

export const addOne = (one: string) => `Add ${one}`;
export const upTo = (most: number) => `Up to ${most}. Without any, the page leaves this part out.`;
export const allThatFit = (most: number) =>
  `These are all that fit: ${most}. Without any, the page leaves this part out.`;

export const none = 'None';
export const pageHeading = 'Page heading';
export const number = 'Number';
export const step = 'Step';
export const untilTheseTextsArePublished =
  'Until these texts are published, the page has its title, the reasons to choose you, and your contact.';
