import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allTables } from '../testing/openTestDatabase.ts';
import { ofCatalogue } from '../rights/stated.ts';
import { entities } from './entities.ts';
import { people } from './upkeep/personalData/personalRecords.ts';

/** Names under which a column could hold a person, or free text beside one. */
const telling = new RegExp(
  [
    'name|mail|phone|address|company|customer|place|note',
    'message|text|subject|reason|title|written|said|about',
    'answer|sent|content|code|network|number|query|intro',
    'terms|quantity',
  ].join('|'),
  'i',
);

/** Columns with such a name that hold no visitor, by table, and why. */
const others: Record<string, { columns: string[]; reason: string }> = {
  admins: { columns: ['email', 'name'], reason: 'It names people who work on the site, which owners remove.' },
  answer_templates: { columns: ['name', 'text'], reason: 'A template is written for everybody.' },
  audit: {
    columns: ['about', 'erased'],
    reason: 'It names admins, files and counts; of visitors, the ids of what was erased.',
  },
  bin: { columns: ['name', 'row'], reason: 'Its rows are read as those of the entities that they belong to.' },
  carriers: { columns: ['name'], reason: 'It names companies that carry parcels.' },
  create_keys: { columns: ['content'], reason: 'It is a hash.' },
  customer_addresses: { columns: ['customerId'], reason: 'It is the id of a firm.' },
  customer_codes: {
    columns: ['customer'],
    reason: 'It is the domain of a company: addresses that strangers share have no codes.',
  },
  enquiries: { columns: ['messageId', 'number'], reason: 'They are a number that the site gives, and an id.' },
  enquiry_questions: { columns: ['sent'], reason: 'It is a hash.' },
  enquiry_rows: { columns: ['candidates', 'specs'], reason: 'They are products of the catalogue.' },
  fetched_pictures: {
    columns: ['address', 'reason'],
    reason: 'It is about files and products, which suppliers send.',
  },
  health_days: { columns: ['counts'], reason: 'It counts findings.' },
  health_fine: { columns: ['reason'], reason: 'An admin writes it about a product.' },
  images: { columns: ['contentType'], reason: 'It is the type of a picture.' },
  import_profiles: { columns: ['name', 'setup'], reason: 'It is about files and products, which suppliers send.' },
  import_runs: {
    columns: ['fileName', 'known', 'reasons'],
    reason: 'It is about files and products, which suppliers send.',
  },
  imported_pictures: { columns: ['name'], reason: 'It is about files and products, which suppliers send.' },
  imported_products: {
    columns: ['before', 'name', 'written'],
    reason: 'It is about files and products, which suppliers send.',
  },
  imports: {
    columns: ['documents', 'fileName', 'kept', 'made'],
    reason: 'It is about files and products, which suppliers send.',
  },
  invitations: { columns: ['email'], reason: 'It names people who work on the site, which owners remove.' },
  keys: { columns: ['addresses', 'name', 'profileIds', 'scopes'], reason: 'It names programs that owners let in.' },
  moved_lines: { columns: ['lines'], reason: 'They are numbers of lines.' },
  notice_people: { columns: ['choices'], reason: 'It names people who work on the site, which owners remove.' },
  notices: {
    columns: ['about', 'numbers', 'subjects'],
    reason: 'They are ids and counts: notices get their words when they are read.',
  },
  notifications: { columns: ['subjectId'], reason: 'It is the id of a row: mails get their words when they are sent.' },
  offer_requests: { columns: ['reason', 'sent'], reason: 'It is a word of the program, and a hash.' },
  offers: { columns: ['rates'], reason: 'They are rates of exchange.' },
  offer_templates: {
    columns: ['deliveryTerms', 'name', 'notes', 'paymentTerms'],
    reason: 'A template is written for everybody.',
  },
  orders: {
    columns: ['number', 'offerNumber', 'rates', 'sent'],
    reason: 'They are numbers that the site gives, rates of exchange, and a hash.',
  },
  passkeys: { columns: ['name', 'transports'], reason: 'It names people who work on the site, which owners remove.' },
  picture_batch_files: { columns: ['candidates'], reason: 'It is about files and products, which suppliers send.' },
  picture_batches: { columns: ['name', 'place'], reason: 'It is about files and products, which suppliers send.' },
  pins: { columns: ['productIds', 'said'], reason: 'It is content of the site, which editors write for everyone.' },
  plan_steps: { columns: ['reason', 'undo'], reason: 'It is about products.' },
  plans: { columns: ['changedBy', 'fields', 'name', 'rows'], reason: 'An admin writes it about products.' },
  privacy_notices: { columns: ['text'], reason: 'It is content of the site, which editors write for everyone.' },
  changes: { columns: ['note', 'things'], reason: 'They name content and numbers of sales, and nobody who wrote.' },
  undone_changes: { columns: ['kept'], reason: 'It names content of the site.' },
  proposals: { columns: ['reason', 'rows', 'undo'], reason: 'A program writes it about products.' },
  quote_lists: { columns: ['repeated'], reason: 'It names an enquiry by its number, and lines by theirs.' },
  quote_rows: { columns: ['candidates', 'replaces'], reason: 'They are products of the catalogue.' },
  quote_shares: { columns: ['code'], reason: 'It is a secret that the site makes.' },
  recovery_codes: { columns: ['codeHash'], reason: 'It is a hash.' },
  revisions: { columns: ['before', 'languages'], reason: 'The history keeps content, and no letters of visitors.' },
  synonyms: { columns: ['finds', 'said'], reason: 'It is a word for everybody.' },
  view_arrangements: { columns: ['lists'], reason: 'They are ids of views.' },
  waiting_changes: {
    columns: ['base', 'changes'],
    reason: 'It is content of the site, which editors write for everyone.',
  },
  waiting_values: {
    columns: ['base', 'changes', 'name'],
    reason: 'It is content of the site, which editors write for everyone.',
  },
  webhook_deliveries: { columns: ['subject', 'tries'], reason: 'It is the id of a row, and when it was sent.' },
  webhooks: { columns: ['events', 'name', 'offReason'], reason: 'It names programs that owners connect.' },
};

/** Editors write these rows for everyone to read: they are the content of the site. */
const contentTables = new Set(
  entities
    .filter(({ content, roles }) => content !== undefined && roles === ofCatalogue.roles)
    .flatMap(({ tables = [] }) => tables.map((table) => getTableName(table))),
);

const isTold = (key: string, { dataType }: { dataType: string }) =>
  dataType.includes('json') || (dataType.startsWith('string') && telling.test(key));

test('a column that could hold a person is stated by its entity, or named here with the reason why it holds none', () => {
  const stated = new Set(
    people.flatMap(({ columns }) => columns.map((column) => `${getTableName(column.table)}.${column.name}`)),
  );
  const unstated = [...allTables].flatMap(([table, of]) =>
    Object.entries(getTableColumns(of)).flatMap(([key, column]) =>
      isTold(key, column) && !stated.has(`${table}.${column.name}`) ? [`${table}.${key}`] : [],
    ),
  );
  const named = Object.entries(others).flatMap(([table, { columns }]) => columns.map((key) => `${table}.${key}`));
  const isContent = (name: string) => contentTables.has(name.slice(0, name.indexOf('.')));
  expect(unstated.filter((name) => !isContent(name)).sort()).toEqual(named.sort());
  for (const { reason } of Object.values(others)) expect(reason).toMatch(/^[A-Z].{10,}[.]$/);
});
