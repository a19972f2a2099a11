/** The words of previews and preview links. */

export const theLinkWorksNoLonger = 'The link works no longer';
export const theLinkCouldNotBeRevoked = 'The link could not be revoked. Please try again.';
export const worksUntil = (date: string) => `Works until ${date}`;
export const madeBy = (date: string, createdBy: string) => `Made ${date} by ${createdBy}`;
export const revokeTheLinkThatWorksUntil = (date: string) => `Revoke the link that works until ${date}`;
export const revoke = 'Revoke';

export const day = '1 day';
export const days = (days: number) => `${days} days`;
export const previewLinkFor = (name: string) => `Preview link for ${name}`;
export const whoSeesTheProduct =
  'Anyone with the link sees the page of this product, and nothing else that is not on the site. Once it is published with all that waits, the link leads to its page.';
export const whoSeesThePage = (name: string) =>
  `Anyone with the link sees the page of ${name}, and nothing else that is not on the site. Once it is published with all that waits, the link leads to its page.`;
export const worksFor = 'Works for';
export const copyLink = 'Copy link';
export const link = 'Link';
export const itIsNotShownAgainAnother = 'It is not shown again; another press makes another link.';
export const linksThatWork = 'Links that work';

export const words = {
  CURRENT: '',
  LOADING: '',
  UNSAVABLE: 'Something in the form cannot be saved yet. The page shows the last values that can.',
  FAILED: 'The page could not be made. It is tried again at the next change.',
};
export const preview = 'Preview';
export const whatThePageShows = 'What the page shows';
export const withTheChanges = 'With the changes';
export const onTheSite = 'On the site';
export const thePageOnTheSite = 'The page on the site';
export const thePageWithTheChanges = 'The page with the changes';

export const theLinkCouldNotBeMade = 'The link could not be made. Please try again.';
export const theLinkWasCopied = 'The link was copied';
export const itWorksUntil = (date: string) => `It works until ${date}.`;
export const theBrowserDoesNotLetTheLink =
  'The browser does not let the link be copied. Select it and copy it yourself.';
