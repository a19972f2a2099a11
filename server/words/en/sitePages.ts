// Pages that the server makes without the interface, and what it says about the site to browsers.

const home = { to: '/en', text: 'Home' };

export const starting = {
  title: 'The site is starting…',
  text: 'This takes a few seconds. The page reloads by itself.',
};

/** This page must not reload itself, since the request would lack the form that was sent. */
export const startingAfterForm = {
  title: 'The site is starting…',
  text: 'What you sent could not be received. Go back after a few seconds and send it again.',
};

const failure = 'An unexpected error occurred. Please try again.';

/** One sentence for each status that a visitor can meet. */
export const failures = {
  413: 'The file that you sent is too large.',
  429: 'There were too many requests. Please try again in a while.',
  500: failure,
};
export const failed = { title: 'The page could not be opened', text: failure, link: home };

export const deadPreview = {
  title: 'The link does not work',
  text: 'This preview link is mistyped, has expired or was withdrawn.',
  link: home,
};
export const tooMuchPlanned = {
  title: 'It cannot be shown',
  text: 'More than a thousand records change until that day; so many cannot be shown beforehand.',
  link: { to: '/admin/plan', text: 'Plan' },
};

/** The search of the site, as browsers offer it. */
export const search = { title: 'Search products', description: (company: string) => `${company}: product search` };

/** The heading of products of one family in a table of sizes. */
export const series = 'Series';

/** The line above a page in another language, for a reader of this one. */
export const offered = { text: 'This page is also available in English', close: 'Close' };

/** Names the group of products that have no category. */
export const uncategorized = 'Uncategorised';
