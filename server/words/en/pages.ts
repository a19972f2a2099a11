// Pages of the admin area that the server makes without the interface.

/** The title until a screen has its own. */
export const title = 'Admin';

export const starting = {
  title: 'The site is starting…',
  text: 'This takes a few seconds. The page reloads automatically.',
};
export const failed = {
  title: 'The page could not be opened',
  text: 'An unexpected error occurred. Please try again.',
  link: { to: '/admin', text: 'To the admin area' },
};
