/** The words of the form of the contact page. */

export const contactInformationUpdated = 'Contact information updated successfully!';
export const contact = 'Contact';

export const theContactPage = 'The contact page';

export const shownAtUpTo16044PixelsSo320 = (pictureHint: string) =>
  `${pictureHint} Shown at up to 160 × 44 pixels, so 320 × 88 or more, best without a background.`;

export const onTheLightHeader = 'On the light header';
export const onTheDarkFooter = 'On the dark footer';

export const inGoogleMapsFindYourPlace =
  'In Google Maps find your place, choose Share, then “Embed a map”, and paste what you copied there. OpenStreetMap and Yandex Maps work, too.';
export const showTheMap = 'Show the map';
export const theMapAsVisitorsWillSeeIt = 'The map as visitors will see it';

export const company = 'Company';
export const contactDetails = 'Contact details';
export const contactPageHeading = 'Contact page heading';
export const alsoOnEveryPage = 'E-mail, phone and address also appear at the top and bottom of every page.';
export const map = 'Map';
export const publishing = 'Publishing';
export const orders = 'Orders';
export const invoiceAsked = {
  NEVER: 'nowhere',
  ORDERS: 'where an offer is accepted',
  ALWAYS: 'in enquiries, and where an offer is accepted',
};
export const whereElseTheyMay = 'Everywhere else, buyers may enter who is invoiced.';
export const asDrafts = 'As drafts';
export const publishedAtOnce = 'Published at once';
