export const notFound = 'Kategorie nicht gefunden';
export const nothing = 'In dieser Kategorie gibt es keine Produkte.';
