import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { affirmedIn } from '../../../search/denials.ts';
import { wholeTitle, type Entry } from '../../../search/entry.ts';
import { meets, termsByColumn } from '../../../search/meets.ts';
import { countFound, ranked } from '../../../search/search.store.ts';
import { synonymKey, synonymsOf, type SynonymRow } from '../../../search/synonyms.ts';
import { productIndex, select, type ProductRow } from '../products/products.rows.ts';
import { searchFor } from '../products/products.search.ts';
import { pinOf } from '../references/pins.store.ts';
import { listSynonyms } from './synonyms.store.ts';

type FoundBy = 'CODE' | 'PIN' | 'NAME' | 'SPEC' | 'TEXT' | 'CATEGORY' | 'SOME';
type Search = NonNullable<Awaited<ReturnType<typeof searchFor>>>;
type Draft = { said: string; finds: string[]; twoWay?: boolean | null | undefined };

const shown = 10;

/** Searches as a visitor does, with a synonym that is not saved in the place of the one with the key `instead`. */
export async function trySearch(db: Db, text: string, draft?: Draft | null, instead?: string | null) {
  const stored = await listSynonyms(db);
  const drafted = draft && { ...draft, key: synonymKey(draft.said), twoWay: draft.twoWay ?? false, instead: false };
  const others = drafted ? stored.filter(({ key }) => key !== drafted.key && key !== instead) : stored;
  const rows: SynonymRow[] = drafted ? [...others, drafted] : stored;
  const search = await searchFor(db.visitors, text, {}, { synonyms: synonymsOf(rows) });
  if (!search) return { readAs: [], leadsTo: null, totalCount: 0, without: null, hits: [] };
  const used = usedBy(search, rows);
  const left = rows.filter((row) => !used.includes(row));
  const base = used.length > 0 ? await searchFor(db.visitors, text, {}, { synonyms: synonymsOf(left) }) : null;
  const pin = await pinOf(db, text);
  const seqs = await ranked(db.visitors, productIndex, search, 0, shown);
  const found = seqs.length > 0 ? await select(db).where(inArray(products.seq, seqs)) : [];
  const hits = found
    .sort((a, b) => seqs.indexOf(a.seq) - seqs.indexOf(b.seq))
    .map((product) => ({ product, ...whyFound(product, search, { text, pinned: pin?.productIds ?? [] }) }));
  return {
    readAs: readAs(search, rows),
    leadsTo: search.leadsTo,
    totalCount: await countOf(db, search),
    without: base ? await countOf(db, base) : null,
    hits,
  };
}

/** Returns the words as they were typed, and what synonyms add as it is written. */
function readAs({ units }: Search, rows: SynonymRow[]) {
  const written = new Map(rows.flatMap(({ finds }) => finds.map((text) => [synonymKey(text), text] as const)));
  const added = units.flatMap(({ text, meanings }) =>
    meanings.map((words) => words.join(' ')).flatMap((key) => (key === text ? [] : (written.get(key) ?? []))),
  );
  return [...new Set([...units.map(({ typed }) => typed), ...added])];
}

/** What has only some of the words is not counted. */
const countOf = async (db: Db, search: Search) =>
  search.isPartial ? 0 : (await countFound(db.visitors, productIndex, search)).count;

/** Returns the synonyms that take part in a search. */
const usedBy = ({ units }: Search, rows: SynonymRow[]) => {
  const said = new Set(units.flatMap(({ text, meanings }) => (meanings.length > 1 ? [text] : [])));
  return rows.filter(
    ({ key, twoWay, finds }) => said.has(key) || (twoWay && finds.some((one) => said.has(synonymKey(one)))),
  );
};

function whyFound(product: ProductRow, search: Search, { text, pinned }: { text: string; pinned: string[] }) {
  const entry = productIndex.entryOf(product);
  const terms = termsByColumn(entry);
  const meetsAll = (expressionOf: (unit: Search['units'][number]) => string) =>
    search.units.every((unit) => meets(expressionOf(unit), terms));
  const bySynonym = !meetsAll(({ prefix }) => prefix) && meetsAll(({ loose }) => loose);
  return { foundBy: foundBy(), bySynonym };

  function foundBy(): FoundBy {
    if (terms.facets.has(wholeTitle(text))) return 'CODE';
    if (pinned.includes(product.id)) return 'PIN';
    if (search.isPartial && search.each.some(({ expression }) => !meets(expression, terms))) return 'SOME';
    if (meetsAll(({ loose }) => `title : (${loose})`)) return 'NAME';
    const within = (part: Partial<Entry>) => {
      const some = termsByColumn({ ...entry, body: '', code: '', facets: [], ...part });
      return search.units.every(({ loose }) => meets(loose, some));
    };
    if (within({ body: affirmedIn('', product.specText).body })) return 'SPEC';
    return within({ body: entry.body, code: entry.code }) ? 'TEXT' : 'CATEGORY';
  }
}
