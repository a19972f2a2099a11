import { engine } from './engine.ts';

// Things that are not on the site yet stand in the same tables as all others. Visitors read through handles whose statements
// see only the rows below, so that no query has to remember it.

/** Whether `documents.id` stands in a list of the about page that visitors see. */
const isOnAbout =
  engine === 'postgres'
    ? `"documents"."id" in (select json_array_elements_text("document_ids") from "about" where "about"."status" = 'PUBLISHED')`
    : `"documents"."id" in (select "value" from "about", json_each("document_ids") where "about"."status" = 'PUBLISHED')`;
const productsOfDocument = `"product_documents" "used" join "products" "user" on "user"."seq" = "used"."product_seq"`;
const isUsedBy = (which: string) =>
  `exists (select 1 from ${productsOfDocument} where "used"."document_id" = "documents"."id" and ${which})`;
const ofVisible = (table: string) =>
  `exists (select 1 from "products" "owner" where "owner"."seq" = "${table}"."product_seq" and "owner"."is_public")`;

/** The condition for a row of each table that visitors see only in part. */
const visible: Record<string, string> = {
  products: `"is_public"`,
  spec_values: `"is_public"`,
  product_pictures: ofVisible('product_pictures'),
  product_documents: ofVisible('product_documents'),
  product_pairs: ofVisible('product_pairs'),
  categories: `"status" = 'PUBLISHED'`,
  families: `"status" = 'PUBLISHED'`,
  about: `"status" = 'PUBLISHED'`,
  // The pages of sectors are always there, and what is narrowed is the choice of their products.
  sector_products: `"status" = 'PUBLISHED'`,
  // Only the admin sees waiting changes.
  waiting_changes: 'false',
  waiting_values: 'false',
  waiting_pictures: 'false',
  // A document that only drafts name waits for them.
  documents:
    `"status" = 'PUBLISHED' and (${isUsedBy(`"user"."is_public"`)} or not ` +
    `${isUsedBy(`not "user"."is_public"`)} or ${isOnAbout})`,
};

const reads = new RegExp(
  String.raw`(?<!\bdelete )\b(from|join) "(${Object.keys(visible).join('|')})"(?=[\s,)]|$)`,
  'g',
);

/** Returns the statement with each of these tables narrowed to what visitors see. Engines merge the subquery into its query. */
export const onlyVisible = (statement: string): string =>
  statement.replaceAll(reads, (_, word: string, table: string) => {
    return `${word} (select * from "${table}" where ${visible[table]}) "${table}"`;
  });

/** Marks a handle whose statements see only what visitors may see. */
export const forVisitors = <Handle extends object>(handle: Handle): Handle & { isForVisitors: true } =>
  Object.assign(handle, { isForVisitors: true as const });

/** Tells whether a handle, or a transaction, sees only what visitors may see. */
export const isForVisitors = (db: object): boolean => 'isForVisitors' in db;
