import { useMemo } from 'react';
import { namesOf, type StatedField } from '../../../../common/fields/stated.ts';
import { product, type ProductField } from '../../../../common/product/product.ts';
import { codesSection, termsSection } from '../../../../common/product/saleFields.ts';
import { availabilities, statuses } from '../../../../common/enumWords.ts';
import { isBlank, saysHowMany, type Section } from '../../parts/bench/sections.ts';
import type { Values } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/bench.ts';
import type { PictureRow } from '../../kinds/pictures/pictureRows.ts';
import { shownRows, type SpecRow } from '../specs/specRows.ts';
import { useDefinitions, type Definitions } from '../specs/useDefinitions.ts';
import { smallLetters } from '../../session/officeLetters.ts';

/** The order of the fields of each section. */
const first = {
  basics: ['name', 'categoryId', 'description'],
  pictures: ['image', 'imageAlt', 'imageCaption', 'morePictures'],
  specs: ['kindId', 'familyId', 'specs'],
  codes: ['stockCode', 'manufacturerCode', 'brand', 'gtin'],
  price: ['price', 'listPrice', 'priceQuantity', 'vatRate', 'priceBreaks', 'listBreaks'],
  terms: ['salesUnit', 'minimumQuantity', 'availability', 'leadDays', 'successorId'],
  documents: ['documentIds'],
  makers: ['crossReferences'],
  together: ['togetherIds'],
  site: ['featured', 'status'],
} as const satisfies Record<string, readonly ProductField[]>;
type Name = keyof typeof first;

/** A field that stands nowhere above comes last in the section that its statement names, or in the first. */
const statedIn: Readonly<Record<string, Name>> = { [codesSection]: 'codes', [termsSection]: 'terms' };
const stated: Readonly<Record<ProductField, StatedField>> = product;
const placed = new Set<ProductField>(Object.values(first).flat());
const others = namesOf(product, () => true).filter((name) => !placed.has(name));
const sectionOf = (name: ProductField): Name => statedIn[stated[name].section ?? ''] ?? 'basics';

/** The fields of each section, in their order. */
export const fieldsIn = Object.fromEntries(
  Object.entries(first).map(([section, names]) => [
    section,
    [...names, ...others.filter((name) => sectionOf(name) === section)],
  ]),
) as Record<Name, ProductField[]>;

const fieldsOf = (name: Name): readonly ProductField[] => fieldsIn[name];

const beside: readonly string[] = ['kindId', 'familyId'];

const titles: Record<Name, string> = {
  basics: words.nameAndText,
  pictures: words.pictures,
  specs: words.specs,
  codes: words.codesAndBrand,
  price: words.priceAndLadder,
  terms: words.stockAndUnit,
  documents: words.documents,
  makers: words.otherMakers,
  together: words.boughtTogether,
  site: words.onTheSite,
};
type Says = Section['says'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const saysPictures: Says = ({ image, imageAlt, morePictures }) => {
  const more = (morePictures ?? []) as PictureRow[];
  const count = (image ? 1 : 0) + more.length;
  if (count === 0) return { text: words.none, fill: 'PART' };
  const isNamed = (!image || text(imageAlt).trim() !== '') && more.every(({ alt }) => alt.trim() !== '');
  return isNamed ? { text: String(count), fill: 'FULL' } : { text: words.noAltText(count), fill: 'LACKING' };
};

/** The price is reckoned of the list price, which says enough until then. */
const saysPrice: Says = ({ price, priceBreaks, listPrice, listBreaks }) => {
  const [stated, breaks] = isBlank(price) ? [listPrice, listBreaks] : [price, priceBreaks];
  return isBlank(stated)
    ? { text: words.onRequest, fill: 'PART' }
    : { text: words.priceAndBreaks(text(stated), ((breaks ?? []) as unknown[]).length), fill: 'FULL' };
};

const saysTerms: Says = ({ availability }) => {
  const said = (availabilities as Partial<Record<string, string>>)[text(availability)];
  return said === undefined ? { text: words.notStated, fill: 'PART' } : { text: said, fill: 'FULL' };
};

const saysCount =
  (field: string): Says =>
  (values) => {
    const count = ((values[field] ?? []) as unknown[]).length;
    return count === 0 ? { text: words.none, fill: 'PART' } : { text: String(count), fill: 'FULL' };
  };

const saysSite: Says = ({ status }) => {
  const said = (statuses as Partial<Record<string, string>>)[text(status)];
  return said === undefined
    ? { text: words.newProduct, fill: 'PART' }
    : { text: smallLetters(said), fill: status === 'PUBLISHED' ? 'FULL' : 'PART' };
};

const saysSpecs =
  ({ attributes, kinds }: Definitions): Says =>
  ({ kindId, specs }: Values) => {
    const rows = shownRows(
      (specs ?? []) as SpecRow[],
      kinds.find(({ id }) => id === kindId),
      attributes,
    );
    const filled = rows.filter(({ value }) => value.trim() !== '').length;
    if (filled === 0) return { text: rows.length === 0 ? words.none : words.someOf(0, rows.length), fill: 'PART' };
    return { text: words.someOf(filled, rows.length), fill: filled === rows.length ? 'FULL' : 'PART' };
  };

/** Returns the sections of the form of a product, and what is in each. Specs have one where there are attributes. */
export function useProductSections(): Section[] {
  const definitions = useDefinitions();
  return useMemo(() => {
    const says: Record<Name, Says> = {
      basics: saysHowMany(fieldsOf('basics')),
      pictures: saysPictures,
      specs: saysSpecs(definitions),
      codes: saysHowMany(fieldsOf('codes')),
      price: saysPrice,
      terms: saysTerms,
      documents: saysCount('documentIds'),
      makers: saysCount('crossReferences'),
      together: saysCount('togetherIds'),
      site: saysSite,
    };
    return (Object.keys(titles) as Name[]).map((name) => ({
      name,
      title: titles[name],
      fields: fieldsOf(name).filter((field) => !beside.includes(field)),
      beside: fieldsOf(name).filter((field) => beside.includes(field)),
      says: says[name],
    }));
  }, [definitions]);
}
