/** The words of the page at /graphql around the editor, which brings its own. */

export const closeTab = (operation: string) => `Close ${operation}`;

export const changeTheSite = 'Change the site?';
export const seenAtOnce = (mutation: string) =>
  `${mutation} writes to this site: what it changes is seen by every visitor at once.`;
export const cancel = 'Cancel';
export const send = 'Send';

export const title = 'Vitrin API';
export const guide = 'Guide';
export const schema = 'Schema';
export const backToTheSite = 'Back to the site';
