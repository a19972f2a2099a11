import { countText } from '../../../common/text/locale.ts';

export const oneIsEnough = 'Ein Maß genügt; die passenden Produkte werden hier gezählt.';
export const unread = 'Ein Maß konnte nicht gelesen werden. Geben Sie nur die Zahl ein: 20 oder 17,5.';
export const productsAndMore = (count: number) =>
  count === 1 ? '{products} und 1 weiteres Produkt' : `{products} und ${countText(count)} weitere Produkte`;
export const nothing = 'In diesem Maß gibt es keine Produkte.';
export const nearest = 'In diesem Maß gibt es keine Produkte; am nächsten kommt {product}.';
export const typeMeasureIn = (unit: string) => `Geben Sie ein Maß ein: 20 oder 17,5 ${unit}`;
export const typeMeasure = 'Geben Sie ein Maß ein: 20 oder 17,5';
export const measuresOf = (kind: string) => `Maße: ${kind}`;
export const worn = 'Das Teil ist vielleicht verschlissen: 0,5 mm zugeben';
export const find = 'Passende finden';
export const kind = 'Produktart';
export const allKinds = 'Alle Arten';
export const example = (text: string) => `z. B. ${text}`;
