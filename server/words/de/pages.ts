// Pages that the server makes without the interface, and what it says about the site to browsers.

const home = { to: '/de', text: 'Startseite' };

export const starting = {
  title: 'Die Website startet …',
  text: 'Das dauert einige Sekunden. Die Seite lädt von selbst neu.',
};

/** This page must not reload itself, since the request would lack the form that was sent. */
export const startingAfterForm = {
  title: 'Die Website startet …',
  text: 'Ihre Angaben konnten nicht empfangen werden. Gehen Sie in einigen Sekunden zurück und senden Sie erneut.',
};

const failure = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

/** One sentence for each status that a visitor can meet. */
export const failures = {
  413: 'Die gesendete Datei ist zu groß.',
  429: 'Es kamen zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  500: failure,
};
export const failed = { title: 'Die Seite konnte nicht geöffnet werden', text: failure, link: home };

export const deadPreview = {
  title: 'Der Link funktioniert nicht',
  text: 'Dieser Vorschau-Link ist falsch geschrieben, abgelaufen oder zurückgezogen.',
  link: home,
};
export const tooMuchPlanned = {
  title: 'Nicht darstellbar',
  text: 'Bis zu diesem Tag ändern sich mehr als tausend Einträge; so viele lassen sich nicht vorab zeigen.',
  link: { to: '/admin/plan', text: 'Plan' },
};

/** The search of the site, as browsers offer it. */
export const search = { title: 'Produkte suchen', description: (company: string) => `${company}: Produktsuche` };

/** The heading of products of one family in a table of sizes. */
export const series = 'Baureihe';

/** The line above a page in another language, for a reader of this one. */
export const offered = { text: 'Diese Seite gibt es auch auf Deutsch', close: 'Schließen' };

/** Names the group of products that have no category. */
export const uncategorized = 'Ohne Kategorie';
