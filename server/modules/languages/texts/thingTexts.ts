import type { Tx } from '../../../db/database.ts';
import { groupedBy } from '../../../db/parts.ts';
import {
  statesOfThings,
  textsOfThings,
  type InLanguage,
  type TextRow,
  type TextStateRow,
  type ThingTexts,
  type TranslatedField,
} from '../../../entity/texts.store.ts';
import { slugField, type ThingInWords, type Words } from '../../../entity/words.ts';
import { hashOf } from '../../../fields/words.ts';
import { allLanguages } from '../../pages/languages/languages.store.ts';
import { wordedEntity } from './wordedEntities.ts';

export const isOutdated = (text: Pick<TextRow, 'field' | 'sourceHash'>, sourceHash: string) =>
  text.field !== slugField && text.sourceHash !== sourceHash;
export const isUnconfirmed = ({ origin, reviewedBy }: Pick<TextRow, 'origin' | 'reviewedBy'>) =>
  origin === 'MACHINE' && reviewedBy === null;

/** Returns the label of a text: that of its field, with the part of it where a field has several. */
export function labelOfText({ labels }: Words, field: string) {
  if (field === slugField) return 'Address';
  const [name = '', ...part] = field.split('.');
  const label = labels[name] ?? name;
  // A part that people can read, such as 'title'; the id of an option, or a hash, says nothing.
  const [last] = part.slice(-1);
  return part.length > 0 && last !== undefined && /^(title|description|label|value)$/.test(last)
    ? `${label}: ${last}`
    : label;
}

/** Returns what can be translated of a thing, with the hash of each text. */
export const sourcesOf = (words: Words, { texts }: ThingInWords): Omit<TranslatedField, 'texts'>[] => [
  ...texts.map(({ field, text }) => ({
    field,
    label: labelOfText(words, field),
    source: text,
    sourceHash: hashOf(text),
  })),
  ...(words.hasSlugs ? [{ field: slugField, label: 'Address', source: '', sourceHash: hashOf('') }] : []),
];

/** Reads things with their texts in all languages; what is gone is missing. */
export async function textsOf(tx: Tx, entity: string, ids: string[]): Promise<ThingTexts[]> {
  const words = wordedEntity(entity);
  const things = await words.read(tx, ids);
  const texts = groupedBy(await textsOfThings(tx, entity, ids), ({ id }) => id);
  const states = groupedBy(await statesOfThings(tx, entity, ids), ({ id }) => id);
  const languages = (await allLanguages(tx)).map(({ code }) => code);
  return things.map((thing) => {
    const { id, name } = thing;
    const own = texts.get(id) ?? [];
    const fields = sourcesOf(words, thing).map((one) => ({
      ...one,
      texts: own
        .filter(({ field, language }) => field === one.field && languages.includes(language))
        .map((text) => ({ ...text, isOutdated: isOutdated(text, one.sourceHash) })),
    }));
    return {
      entity,
      id,
      name,
      fields,
      languages: languages.map((language) => inLanguage(language, fields, states.get(id) ?? [])),
    };
  });
}

function inLanguage(language: string, fields: TranslatedField[], states: TextStateRow[]): InLanguage {
  const state = states.find((one) => one.language === language);
  const said = fields
    .filter(({ field }) => field !== slugField)
    .map(({ texts }) => ({ text: texts.find((one) => one.language === language) }));
  return {
    language,
    status: state?.status ?? 'PUBLISHED',
    publishAt: state?.publishAt ?? null,
    missing: said.filter(({ text }) => !text).length,
    outdated: said.filter(({ text }) => text?.isOutdated).length,
    unconfirmed: said.filter(({ text }) => text && isUnconfirmed(text)).length,
  };
}
