export const notLoaded = 'Die Seite konnte nicht geladen werden';
export const connectionLost =
  'Ihre Verbindung ist vielleicht unterbrochen, oder unser Server antwortet für einen Augenblick nicht.';
export const notFound = 'Die gesuchte Seite wurde nicht gefunden';
export const linkChanged =
  'Der Link hat sich vielleicht geändert, oder die Seite wurde entfernt. Sehen Sie sich die Produkte an oder schreiben Sie uns.';
export const searchCatalogue = 'Im Katalog suchen';
export const wentWrong = 'Etwas ist schiefgegangen';
export const notShown =
  'Die Seite konnte nicht angezeigt werden. Versuchen Sie es erneut oder gehen Sie zur Startseite.';
