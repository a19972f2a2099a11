import { rangeText } from '../../../../common/product/ladderTexts.ts';
import { ladderOf, type Laddered } from '../../../../common/product/priceLadder.ts';
import { shownFacts, type Fact } from '../../../../common/product/shownFacts.ts';
import type { Workplace } from '../../../jobs/job.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { lira, perUnits, readerIn } from '../../../pdf/words.ts';
import type { Db } from '../../../db/database.ts';
import { definitionsOf } from '../../catalogue/references/definitions.ts';
import { specsOf } from '../../catalogue/specs/specsOf.ts';
import { readCompany } from './readCompany.ts';
import { printedPicture } from './printedPicture.ts';
import { sheetSection, type SheetSection } from './sheetSection.ts';
import { inLanguage } from '../../../db/inLanguage.ts';
import { categoryNameInLanguage, productInLanguage } from '../../catalogue/products/inWordsOf.ts';
import { currencyOfLanguage } from '../../pages/languages/languages.store.ts';
import { languageOfWords, words, type Words, type WordsLanguage } from '../../../words/words.ts';

export type ProductSheet = {
  language: WordsLanguage;
  company: Company;
  name: string;
  category: string | null;
  description: string;
  specs: { group: string | null; name: string; text: string }[];
  /** The steps of the ladder of prices; empty where there is one price. */
  ladder: { range: string; price: string }[];
  section: SheetSection | null;
  brand: string | null;
  /** The title block has room for three of them. */
  codes: Fact[];
  /** It is null when the price is given on request. */
  price: { amount: string; per: string } | null;
  /** A discontinued product has a sentence here. */
  warning: string | null;
  day: string;
  picture: { bytes: Uint8Array; caption: string | null } | null;
  /** This is the full address of the product's page. */
  address: string;
};

/** The block of ISO 7200 has so many cells for codes. */
const mostCodes = 3;

/** Returns null when there is no such product. */
export async function readProductSheet(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  { id, address, now, language: code }: { id: string; address: string; now: number; language: string },
): Promise<ProductSheet | null> {
  const { visitors } = await openDb();
  const db = inLanguage(visitors, code);
  const product = await productInLanguage(db, id);
  if (!product) return null;
  const { name, description, brand } = product;
  const language = languageOfWords(code);
  const { papers, dates } = words(language);
  const price = (await currencyOfLanguage(db, code)) === 'TRY' ? product.price : null;
  const facts = shownFacts(product, language);
  const codes = facts.filter(({ isCode }) => isCode);
  const definitions = await definitionsOf(db);
  const section = sheetSection(product, definitions);
  const picture = product.picture && (await printedPicture(images, product.picture.url));
  return {
    language,
    company: await readCompany(db, images),
    name,
    description,
    brand,
    codes: codes.slice(0, mostCodes),
    address,
    category: product.categoryId === null ? null : await categoryNameInLanguage(db, product.categoryId),
    specs: [
      // The brand stands above the name.
      ...[...facts.filter(({ isCode }) => !isCode), ...codes.slice(mostCodes)].flatMap(({ field, word, text }) =>
        text === null || field === 'brand' ? [] : [{ group: null, name: word, text }],
      ),
      ...specsOf(product, definitions).map(({ attribute, group, text }) => {
        const letter = section?.letters.get(attribute.id);
        return { group, name: letter === undefined ? attribute.name : `${attribute.name} (${letter})`, text };
      }),
    ],
    ladder: price === null ? [] : ladderRows(product, language),
    section,
    price: price === null ? null : { amount: lira(price, language), per: perUnits(product, language) },
    warning: product.availability === 'DISCONTINUED' ? await goneSentence(papers, db, product.successorId) : null,
    day: dates.dayOf(now),
    picture: picture && { bytes: picture, caption: product.imageCaption },
  };
}

/** The steps of a price ladder, each price with what it is for; none where there is one price. */
function ladderRows(product: Laddered, language: WordsLanguage) {
  const steps = ladderOf(product);
  if (steps.length < 2) return [];
  return steps.map((step) => ({
    range: rangeText(step, product.salesUnit, readerIn(language)),
    price: [lira(step.price, language), perUnits(product, language)].filter(Boolean).join(' '),
  }));
}

type Papers = Words['papers'];

async function goneSentence({ sheet }: Papers, db: Db, successorId: string | null) {
  const successor = successorId === null ? null : await productInLanguage(db, successorId);
  return successor ? sheet.replacedBy(successor.name) : sheet.discontinued;
}
