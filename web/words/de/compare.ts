export const addProduct = 'Produkt hinzufügen';
export const addNamed = '{product} hinzufügen';
export const removeNamed = (name: string) => `${name} entfernen`;
export const clear = 'Liste leeren';
export const open = (count: number) => `Vergleich öffnen (${count})`;
export const add = 'Vergleichen';
export const addToQuoteList = 'Zur Anfrageliste';
export const notOverlaid = (reasons: string) => `Die Schnitte wurden nicht übereinandergelegt. ${reasons}`;
export const overlayOf = (names: string) => `${names}: Schnitte übereinander, im selben Maßstab`;
export const differentMeasures = (letters: string) =>
  `Auf einer Achse, im selben Maßstab. Abweichende Maße: ${letters}.`;
export const equalMeasures = 'Auf einer Achse, im selben Maßstab. Die Maße mit Buchstaben sind gleich.';
export const comparison = 'Vergleich';
export const nothing = 'Es gibt keine Produkte zum Vergleichen.';
export const howToBegin = 'Beginnen Sie mit „Vergleichen“ auf der Seite eines Produkts.';
export const addOneMore = 'Fügen Sie zum Vergleichen ein weiteres Produkt hinzu.';
export const different = '(abweichend)';
export const summary = (products: number, properties: number, different: number) =>
  `${products} Produkte, ${properties} ${properties === 1 ? 'Merkmal' : 'Merkmale'}; ${different} abweichend.`;
export const marked = '{mark} kennzeichnet Werte, die vom ersten Produkt abweichen.';
export const square = 'Ein Quadrat';
export const equalHidden = (count: number) =>
  count === 1 ? '1 gleiches Merkmal ist ausgeblendet.' : `${count} gleiche Merkmale sind ausgeblendet.`;
export const onlyDifferences = 'Nur Unterschiede';
export const on = 'ein';
export const off = 'aus';
/** `letter` is the letter of a product: 'Nur D'. */
export const onlyOf = (letter: string) => `Nur ${letter}`;
export const edit = 'Produkte bearbeiten';
export const compared = 'Verglichene Produkte';
export const takeOut = (name: string) => `${name} aus dem Vergleich nehmen`;
export const equalOf = (count: number) => (count === 1 ? '1 gleiches Merkmal' : `${count} gleiche Merkmale`);
export const askForPrice = 'Preis anfragen';
export const vatIncluded = 'inkl. MwSt.';
export const unitWithVat = (per: string) => `₺${per}, inkl. MwSt.`;
export const otherKind = (letter: string) => `${letter} ist nicht gezeichnet: andere Produktart.`;
export const lacks = (letter: string, measures: string) => `${letter} ist nicht gezeichnet: ${measures} ohne Angabe.`;
