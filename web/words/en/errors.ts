export const notLoaded = 'The page could not be loaded';
export const connectionLost = 'You may have lost your connection, or our server may not be answering for a moment.';
export const notFound = 'The page you are looking for was not found';
export const linkChanged =
  'The link may have changed, or the page may have been removed. You can browse the products or write to us.';
export const searchCatalogue = 'Search the catalogue';
export const wentWrong = 'Something went wrong';
export const notShown = 'The page could not be shown. You can try again or go back to the home page.';
