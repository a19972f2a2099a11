import { profileSetup, type ProfileSetup } from '../../../../../common/imports/profileSetup.ts';
import { fold } from '../../../../../common/text/letters.ts';
import type { ReadSheet } from '../../../../spreadsheet/readSheet.ts';
import type { Preset } from './preset.ts';
import { productFeed } from './feeds.ts';
import { odooTemplates, odooVariants } from './odoo.ts';
import { bmecat, etimXchange } from './productData.ts';
import { shopify } from './shopify.ts';
import { ideasoft, prapazar, ticimax, ticimaxPictures, tsoft } from './turkishShops.ts';
import { woocommerce } from './woocommerce.ts';

/** Those with the most certain headings come first. */
export const presets: readonly Preset[] = [
  ...[woocommerce, shopify, ticimax, ticimaxPictures, ideasoft, tsoft, prapazar],
  ...[odooTemplates, odooVariants, productFeed, bmecat, etimXchange],
];

/** Feeds write `image_link` and `image link`, templates `STOKKODU` and `STOK KODU`, and Odoo `categ_id` and `categ_id/display_name`. */
const keyOf = (heading: string) =>
  fold(heading)
    .replaceAll(/[\s_]+/g, '')
    .replace(/\/(?:display|complete)?name$/, '');

const isOf = ({ known }: Preset, own: { has(key: string): boolean }) =>
  known.every((group) => group.some((name) => own.has(keyOf(name))));

/** Tells whether a row names the columns of a program's file. */
export function isHeadingOfPreset(names: string[]): boolean {
  const own = new Set(names.filter(Boolean).map(keyOf));
  return presets.some((preset) => isOf(preset, own));
}

/** Finds the program that has written a file by its headings, and fits its preset to them; null for an unknown one. */
export function presetOf({ name, heading, lines, hasPaths = false }: Omit<ReadSheet, 'isCutOff' | 'records'>) {
  const own = new Map(heading.filter(Boolean).map((name) => [keyOf(name), name] as const));
  const found = presets.find((preset) => isOf(preset, own));
  if (!found) return null;
  const setup = fitted(found, own);
  // The record of a document is the one that was read.
  if (hasPaths) setup.format.record = name;
  const pictureHost = hostOfPictures(setup, heading, lines);
  if (setup.shape.pictures) setup.shape.pictures.host = pictureHost;
  return { key: found.key, name: found.name, pictureHost, setup };
}

/** Replaces the headings of a preset by those of the file, and leaves out the columns that it lacks. */
function fitted({ setup, also }: Preset, own: Map<string, string>): ProfileSetup {
  const otherNames = new Map(Object.entries(also));
  const inFile = (name: string): string => {
    const names = [name, ...(otherNames.get(name) ?? [])];
    if (name.includes('#')) return names.find((one) => own.has(keyOf(one.replaceAll('#', '1')))) ?? name;
    const parent = name.startsWith('^') ? '^' : '';
    return (
      parent + (names.flatMap((one) => own.get(keyOf(one.replace(/^\^/, ''))) ?? [])[0] ?? name.slice(parent.length))
    );
  };
  const whole = profileSetup.parse(setup);
  const { shape } = whole;
  const at = <One extends { heading: string }>(ones: One[]) =>
    ones.map((one) => ({ ...one, heading: inFile(one.heading) }));
  const orNull = (name: string | null) => name && inFile(name);
  const joined = shape.joined.map((one) => ({ ...one, of: one.of.map(inFile) }));
  const made = new Set(
    joined.filter(({ of }) => of.some((name) => own.has(keyOf(name.replace(/^\^/, ''))))).map((one) => one.heading),
  );
  const columns = at(whole.columns).filter(({ heading }) => own.has(keyOf(heading)) || made.has(heading));
  return {
    ...whole,
    columns,
    shape: {
      ...shape,
      group: shape.group && { ...shape.group, heading: inFile(shape.group.heading), names: at(shape.group.names) },
      inherit: shape.inherit.map(inFile),
      overruled: at(shape.overruled),
      gather: at(shape.gather),
      chosen: shape.chosen.map((one) => ({ ...one, by: inFile(one.by), of: one.of.map(inFile) })),
      joined: joined.filter(({ heading }) => made.has(heading)),
      leftOut: at(shape.leftOut),
      pairs: shape.pairs.map((pair) => ({
        ...pair,
        name: orNull(pair.name),
        value: inFile(pair.value),
        unit: orNull(pair.unit),
      })),
      family: shape.family && { name: orNull(shape.family.name) },
      pictures: shape.pictures && { ...shape.pictures, of: shape.pictures.of.map(inFile) },
      oldAddress: orNull(shape.oldAddress),
      vatRate: orNull(shape.vatRate),
      vatIncluded: orNull(shape.vatIncluded),
      notes: at(shape.notes),
    },
  };
}

/** Returns the host that most pictures of a file have; null without one. */
function hostOfPictures({ shape }: ProfileSetup, heading: string[], lines: ReadSheet['lines']): string | null {
  const columns = new Set(shape.pictures?.of.map(keyOf));
  const places = heading.flatMap((name, place) => (columns.has(keyOf(name)) ? [place] : []));
  const counts = new Map<string, number>();
  for (const { cells } of lines)
    for (const place of places)
      for (const [, host = ''] of String(cells[place] ?? '').matchAll(/(?:https?:)?\/\/([^/\s?#"'<>|,;]+)/gi))
        counts.set(host.toLowerCase(), (counts.get(host.toLowerCase()) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
