import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import type { TouchedRow } from '../../../db/recorder.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { languages, translations } from '../../../db/tables/languageTables.ts';
import { allShownTexts, shownTexts } from '../../../entity/texts.store.ts';
import { wordedFields } from '../../../fields/field.ts';
import { inWords } from '../../../fields/words.ts';
import type { OtherText } from '../../../search/entry.ts';
import { seqsWithTexts } from '../../../search/languages/heldTexts.ts';
import { languageOfSearch } from '../../../search/languages/language.ts';
import { otherText } from '../../../search/languages/otherText.ts';
import { indexWriter } from '../../../search/searchIndex.ts';
import { attributeFields } from '../references/attributes.fields.ts';
import { readDefinitions, type Definitions } from '../references/definitions.ts';
import { specsSaidIn } from '../specs/specsOf.ts';
import { productIndex, productsWithSeqs, storedWithIds, type Product } from './products.rows.ts';

// The search finds products in other languages by these: their names and descriptions, and the specs of those that have one of
// the two. Each transaction that writes a product, a text of it or an attribute brings them up to date, whichever way it came.

const entity = 'product';
const isOfProduct = eq(translations.entity, entity);

const languagesOf = async (tx: Tx) =>
  (await tx.selectDistinct({ language: translations.language }).from(translations).where(isOfProduct)).map(
    ({ language }) => language,
  );

/** Returns the attributes with their words in a language. */
async function definitionsIn(tx: Tx, language: string, { attributes, kinds }: Definitions) {
  const texts = (await allShownTexts(tx, ['attribute'], language)).get('attribute');
  const worded = Object.entries(wordedFields(attributeFields));
  const said = [...attributes].map(([id, row]) => {
    const own = texts?.get(id);
    if (!own) return [id, row] as const;
    const values = worded.map(([name, words]) => [name, inWords(name, words, row[name as keyof typeof row], own)]);
    return [id, { ...row, ...(Object.fromEntries(values) as Partial<typeof row>) }] as const;
  });
  return { attributes: new Map(said), kinds };
}

/** Returns the texts by which products are found in other languages, by their numbers. */
export async function textsOfProducts(tx: Tx, rows: Product[]): Promise<Map<number, OtherText[]>> {
  const found = new Map<number, OtherText[]>();
  const languages = rows.length > 0 ? await languagesOf(tx) : [];
  if (languages.length === 0) return found;
  const definitions = await readDefinitions(tx);
  const ids = rows.map(({ id }) => id);
  for (const language of languages.toSorted()) {
    const texts = await shownTexts(tx, entity, language, ids);
    if (texts.size === 0) continue;
    const said = await definitionsIn(tx, language, definitions);
    const decimal = languageOfSearch(language)?.decimal ?? ',';
    for (const row of rows) {
      const own = texts.get(row.id);
      const [title = '', description = ''] = [own?.get('name'), own?.get('description')];
      if (title === '' && description === '') continue;
      const specs = specsSaidIn(row, said, decimal);
      const body = [description, row.brand, specs.affirmed].filter(Boolean).join('\n');
      const text = otherText(language, { title, body, denied: specs.denied });
      if (text) found.set(row.seq, [...(found.get(row.seq) ?? []), text]);
    }
  }
  return found;
}

/** The index of products with their texts in all languages. */
export const searchedProducts = { ...productIndex, otherTexts: textsOfProducts };

/** So many products are read at once. */
const atOnce = 500;

/** Returns the numbers of products with specs of these attributes. */
const productsWith = async (tx: Tx, attributeIds: string[]) =>
  inParts(attributeIds, async (part) =>
    (
      await tx
        .selectDistinct({ seq: specValues.productSeq })
        .from(specValues)
        .where(inArray(specValues.attributeId, part))
    ).map(({ seq }) => seq),
  );

const showing = async (tx: Tx, codes: string[]) =>
  new Set(
    (
      await tx
        .select({ code: languages.code })
        .from(languages)
        .where(and(inArray(languages.code, codes), eq(languages.showsUnconfirmed, true)))
    ).map(({ code }) => code),
  );

/** Returns the things whose unconfirmed texts a transaction has put on the site, or has taken off, with a choice of their language. */
async function shownOtherwise(tx: Tx, committed: Tx, touched: TouchedRow[]) {
  const codes = touched.flatMap((row) => (row.entity === 'language' ? row.id : []));
  if (codes.length === 0) return [];
  const [before, after] = [await showing(committed, codes), await showing(tx, codes)];
  const changed = codes.filter((code) => before.has(code) !== after.has(code));
  return tx
    .selectDistinct({ entity: translations.entity, id: translations.id })
    .from(translations)
    .where(
      and(
        inArray(translations.language, changed),
        inArray(translations.entity, [entity, 'attribute']),
        eq(translations.origin, 'MACHINE'),
        isNull(translations.reviewedBy),
      ),
    );
}

/** Brings the index up to date after a transaction has written these rows; `committed` reads what was before it. */
export async function indexTexts(tx: Tx, touched: TouchedRow[], committed: Tx) {
  const written = touched.filter((row) => !row.isGone);
  const found = [...written, ...(await shownOtherwise(tx, committed, touched))];
  const of = (name: string) => [...new Set(found.flatMap((row) => (row.entity === name ? row.id : [])))];
  const [ids, attributeIds] = [of(entity), of('attribute')];
  if (ids.length + attributeIds.length === 0) return;
  const isUsed = (await tx.select({ seq: translations.seq }).from(translations).where(isOfProduct).limit(1)).length > 0;
  const ofAttributes = attributeIds.length > 0 ? await productsWith(tx, attributeIds) : [];
  const held = [...(await seqsWithTexts(tx, [...new Set(ofAttributes)]))];
  const writer = indexWriter(tx, searchedProducts);
  const bring = async (rows: Product[]) => {
    const texts = isUsed ? await textsOfProducts(tx, rows) : new Map<number, OtherText[]>();
    const former = await seqsWithTexts(
      tx,
      rows.map(({ seq }) => seq),
    );
    for (const row of rows) {
      const others = texts.get(row.seq) ?? [];
      if (others.length > 0 || former.has(row.seq)) await writer.putOthers(row, others);
    }
  };
  for (let at = 0; at < ids.length; at += atOnce) await bring(await storedWithIds(tx, ids.slice(at, at + atOnce)));
  for (let at = 0; at < held.length; at += atOnce) await bring(await productsWithSeqs(tx, held.slice(at, at + atOnce)));
  await writer.finish();
}
