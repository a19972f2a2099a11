import { eq } from 'drizzle-orm';
import { productDocuments } from '../../db/tables/documentTables.ts';
import { productPairs } from '../../db/tables/pairTables.ts';
import { specValues } from '../../db/tables/specTables.ts';
import { productPictures, products } from '../../db/tables/tables.ts';
import { DomainError } from '../../core/errors.ts';
import { toDocument } from '../../fields/document.ts';
import { fromStored } from '../../fields/field.ts';
import { choicesOf, specCell, specColumn } from '../../modules/upkeep/sheets/reading/columns.ts';
import { importContent } from '../../modules/upkeep/content/content.import.ts';
import {
  productCells,
  productFields,
  type Entered,
  type SheetField,
} from '../../modules/catalogue/products/products.rows.ts';
import { addDocumentFile, putDocument as putDocument } from '../../modules/catalogue/references/documents.store.ts';
import { createPlanner } from '../../modules/upkeep/plans/doDue.ts';
import { importFile } from './oddSheets.ts';
import { openTestApi, type Answer } from '../openTestApi.ts';
import { iso, soon } from '../plans.ts';

export type FieldName = keyof Entered;
/** One field of a product with its new value, as the API takes it. */
export type Change = {
  id: string;
  field: FieldName;
  value: unknown;
  /** Prices may jump. */
  confirmJumps?: boolean;
};
/** Holds the refusal of a change; null where it was saved. */
export type Refusal = { code: string; field: string } | null;

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Update = `mutation ($id: ID!, $input: ProductInput!, $confirmJumps: Boolean) {
  updateProduct(id: $id, input: $input, confirmJumps: $confirmJumps) { id } }`;
const Patch = `mutation ($id: ID!, $changes: ProductChanges!, $confirmJumps: Boolean) {
  patchProduct(id: $id, changes: $changes, confirmJumps: $confirmJumps) { id } }`;
const Patches = `mutation ($rows: [ProductPatch!]!, $confirmJumps: Boolean) {
  patchProducts(rows: $rows, confirmJumps: $confirmJumps) { code problems { field } } }`;
const Upsert = `mutation ($rows: [ProductRow!]!, $confirmJumps: Boolean) {
  upsertProducts(rows: $rows, confirmJumps: $confirmJumps) { rows { outcome problems { code field } } } }`;
const Rows = `mutation ($rows: [ProductRowInput!]!, $confirmJumps: Boolean) {
  changeProductRows(rows: $rows, confirmJumps: $confirmJumps) { rows { code problems { field } } } }`;
const Bulk = `mutation ($ids: [ID!], $changes: ProductChanges!, $confirmJumps: Boolean) {
  changeProducts(which: { ids: $ids }, changes: $changes, confirmJumps: $confirmJumps) { changed } }`;
const Plan = `mutation ($input: PlanInput!, $confirmJumps: Boolean) {
  createPlan(input: $input, confirmJumps: $confirmJumps) }`;
const Keep = `mutation ($id: ID!, $input: ProductChanges!, $confirmJumps: Boolean) {
  keepWaiting(id: $id, input: $input, confirmJumps: $confirmJumps) { id } }`;
const Publish = 'mutation ($id: ID!) { publishWaiting(id: $id) { id } }';
const Propose = 'mutation ($rows: [ProposedRowInput!]!) { proposeChanges(rows: $rows, reason: "Deneme") { id } }';
const Confirm = 'mutation ($id: ID!) { confirmProposal(id: $id) { state } }';

const names = Object.keys(productFields) as FieldName[];
const byKey = new Map(names.map((name) => [productFields[name].document.key, name]));

/** Returns the field of a product that a path names, as each way of writing calls it. */
function fieldIn(path: string): string {
  const parts = path.split('.');
  return (
    parts.find((part) => names.some((name) => name === part)) ??
    parts.flatMap((part) => byKey.get(part) ?? [])[0] ??
    path
  );
}

function refusalOf({ errors }: Answer): Refusal {
  const [error] = errors ?? [];
  if (!error) return null;
  const { code, field } = error.extensions as { code: string; field?: string };
  return { code, field: fieldIn(field ?? error.message) };
}

type Outcome = { code: string | null; problems: { field: string | null }[] };

const refusalIn = (outcome: Outcome | undefined): Refusal =>
  outcome?.code == null ? null : { code: outcome.code, field: fieldIn(outcome.problems[0]?.field ?? '') };

/** Opens the API with what products name: a category, a kind, a family, an attribute and a document, all with one id each. */
export async function openWays() {
  const api = await openTestApi();
  const { asAdmin, db } = api;
  const doDue = createPlanner(api);
  const setUp = `mutation { createCategory(input: { name: "Vanalar" }) { id }
    createAttribute(input: { name: "Boy", kind: NUMBER, unit: "mm", options: [] }) { id } }`;
  const further = `mutation { createProductKind(input: { name: "Vana", attributes: [{ attributeId: "boy", key: true }] }) { id }
    createFamily(input: { name: "Seri", columns: ["boy"] }) { id } }`;
  for (const { errors } of [await asAdmin(setUp), await asAdmin(further)])
    if (errors) throw new Error(JSON.stringify(errors));
  const file = { url: '/belgeler/katalog.pdf', name: 'katalog.pdf', format: 'PDF', byteSize: 1, sha256: 'x' } as const;
  await addDocumentFile(db, { ...file, uploader: 'import', createdAt: 1 });
  const about = { kind: 'OTHER', language: null, revision: null, date: null, status: 'PUBLISHED' } as const;
  await db.write((tx) => putDocument(tx, 'katalog', { file: file.url, title: 'Katalog', ...about }));

  const add = async (input: object): Promise<string> =>
    (await asAdmin(Create, { input: { name: 'Vana', description: 'DN50', ...input } })).data.createProduct.id;
  async function stored(id: string) {
    const [row] = await db.select().from(products).where(eq(products.id, id));
    if (!row) throw new Error(`There is no product ${id}.`);
    return row;
  }
  const save = async (operation: string, variables: Record<string, unknown>) =>
    refusalOf(await asAdmin(operation, variables));

  const ways = {
    async updateProduct({ id, field, value, ...confirmed }: Change) {
      const { name, description } = await stored(id);
      return save(Update, { id, input: { name, description, [field]: value }, ...confirmed });
    },
    patchProduct: ({ id, field, value, ...confirmed }: Change) =>
      save(Patch, { id, changes: { [field]: value }, ...confirmed }),
    async patchProducts({ id, field, value, ...confirmed }: Change) {
      const { data } = await asAdmin(Patches, { rows: [{ id, changes: { [field]: value } }], ...confirmed });
      return refusalIn(data.patchProducts[0]);
    },
    async upsertProducts({ id, field, value, ...confirmed }: Change) {
      const { data } = await asAdmin(Upsert, { rows: [{ id, changes: { [field]: value } }], ...confirmed });
      const [{ problems }] = data.upsertProducts.rows as [{ problems: { code: string; field: string }[] }];
      return refusalIn({ code: problems[0]?.code ?? null, problems });
    },
    async changeProductRows({ id, field, value, ...confirmed }: Change) {
      const { version } = await stored(id);
      const { data } = await asAdmin(Rows, { rows: [{ id, version, changes: { [field]: value } }], ...confirmed });
      return refusalIn(data.changeProductRows.rows[0]);
    },
    changeProducts: ({ id, field, value, ...confirmed }: Change) =>
      save(Bulk, { ids: [id], changes: { [field]: value }, ...confirmed }),
    async sheet({ id, field, value }: Change) {
      const choices = await choicesOf(db);
      const [attribute] = choices.attributes;
      if (!attribute) throw new Error('There is no attribute.');
      const cell =
        field === 'specs'
          ? specCell(value as Entered['specs'], attribute)
          : // A name that nobody knows stands in the cell as it is.
            productCells[field].write(value as never, choices) ||
            (value === null ? '' : [value as string | string[]].flat().join(' | '));
      const column = field === 'specs' ? specColumn(attribute.id) : (field satisfies SheetField);
      const text = `Id;x\n${id};"${String(cell).replaceAll('.', '.').replaceAll('"', '""')}"`;
      const { rows } = await importFile(api, text, { columns: ['id', column], skipWrong: true });
      const [reason] = rows[0]?.reasons ?? [];
      return reason ? { code: 'BAD_USER_INPUT', field: fieldIn(reason.input) } : null;
    },
    async content({ id, field, value }: Change) {
      const entered = { ...fromStored(productFields, await stored(id)), [field]: value ?? productFields[field].blank };
      try {
        await importContent(db, {
          information: { products: { products: [{ id, ...toDocument(productFields, entered) }] } },
        });
        return null;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return { code: 'BAD_USER_INPUT', field: fieldIn(error.details.field ?? '') };
      }
    },
    async plan({ id, field, value, ...confirmed }: Change) {
      const at = soon();
      const input = { name: 'Kampanya', values: { id, product: { [field]: value } }, at: iso(at) };
      const refusal = await save(Plan, { input, ...confirmed });
      if (!refusal) await doDue(at);
      return refusal;
    },
    async waiting({ id, field, value, ...confirmed }: Change) {
      return (await save(Keep, { id, input: { [field]: value }, ...confirmed })) ?? (await save(Publish, { id }));
    },
    async proposal({ id, field, value }: Change) {
      const made = await asAdmin(Propose, { rows: [{ id, changes: { [field]: value } }] });
      return refusalOf(made) ?? (await save(Confirm, { id: made.data.proposeChanges.id }));
    },
  };

  /** Returns the entered values of a product, what is reckoned of them, and the rows that stand beside it. */
  async function whole(id: string) {
    const { seq, id: _, createdAt: __, version: ___, pricedAt, stockCodeKey, ...row } = await stored(id);
    const pictures = await db.select().from(productPictures).where(eq(productPictures.productSeq, seq));
    const papers = await db.select().from(productDocuments).where(eq(productDocuments.productSeq, seq));
    const pairs = await db.select().from(productPairs).where(eq(productPairs.productSeq, seq));
    const specs = await db.select().from(specValues).where(eq(specValues.productSeq, seq));
    return {
      row: { ...row, isPriced: pricedAt !== null, hasKey: stockCodeKey !== null },
      beside: {
        pictures: pictures.map(({ url }) => url).sort(),
        documents: papers.map(({ documentId }) => documentId).sort(),
        pairs: pairs.map(({ otherId }) => otherId).sort(),
        specs: specs.map(({ productSeq: ____, ...value }) => value),
      },
    };
  }
  return { ...api, add, stored, ways, whole };
}

export type Ways = Awaited<ReturnType<typeof openWays>>;
export type Way = keyof Ways['ways'];
