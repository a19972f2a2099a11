export const allCategories = 'Alle Kategorien';
export const byCategory = 'Nach Kategorie filtern';
export const nothingChosen = 'Keine Produkte zu dieser Auswahl.';
export const nothing = 'Keine Produkte zu Ihrer Suche.';
export const tryCode =
  'Versuchen Sie es mit Nummer, Maß oder Norm; oder schreiben Sie uns, wir finden die Entsprechung.';
export const removeChoices = 'Auswahl aufheben';
export const askForPart = 'Dieses Teil bei uns anfragen';
export const writeInList = 'Mit eigenen Worten in die Anfrageliste schreiben';
export const seeCategories = 'Kategorien ansehen';
export const hitsFor = (search: string, count: number) =>
  count === 1 ? `1 Entsprechung für „${search}“` : `${count} Entsprechungen für „${search}“`;
export const othersCode =
  'Die Nummer stammt von einem anderen Hersteller. Die Entsprechungen aus unserem Katalog stehen unten.';
export const choice = 'Auswahl';
export const kind = 'Art';
export const otherProducts = 'Weitere Produkte';
export const productsFor = (search: string, count: string) =>
  `${count} ${count === '1' ? 'Produkt' : 'Produkte'} für „${search}“`;
export const chosenProducts = (count: string) => `${count} ${count === '1' ? 'Produkt' : 'Produkte'} zu Ihrer Auswahl`;
export const chosen = 'Produkte zu Ihrer Auswahl';
export const searchProducts = 'Produkte suchen';
export const allResultsOf = (count: string) => `Alle Ergebnisse: ${count}`;
export const allResults = 'Alle Ergebnisse';
export const resultsFor = (search: string) => `Ergebnisse für „${search}“`;
export const nothingFor = (search: string) => `Keine Vorschläge für „${search}“.`;
export const suggestions = 'Vorschläge';
export const noSuggestion = 'Keine Vorschläge.';
export const resultsOf = (count: string) =>
  count === '1' ? 'Insgesamt 1 Ergebnis.' : `Insgesamt ${count} Ergebnisse.`;
export const suggestionsOf = (count: number) =>
  `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}, wählen Sie mit den Pfeiltasten.`;
export const searchedInstead = (search: string, meant: string) => `Gesucht wurde „${meant}“ statt „${search}“.`;
export const correction = 'Korrektur';

/** Says that no product has all words of a search; `count` products have some of them. The number stays beside its word. */
export const partial = (count: string) =>
  `Kein Produkt enthält alle diese Wörter; ${count}\u00a0${count === '1' ? 'Produkt enthält' : 'Produkte enthalten'} einige davon.`;

/** Names the words of a search that a product lacks; undefined where it has all. */
export const missing = (lacking: readonly string[] = []) =>
  lacking.length > 0 ? `Ohne: ${lacking.join(', ')}` : undefined;

/** Says for which code of another maker a product was found; undefined where it was found otherwise. */
export function foreign(matchedBy: { maker: string; code: string; relation: string } | null) {
  if (!matchedBy) return undefined;
  const { maker, code, relation } = matchedBy;
  return relation === 'SIMILAR' ? `Ähnlich wie ${maker} ${code}, bitte Maße vergleichen` : `Ersetzt ${maker} ${code}`;
}
