import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allTables } from '../testing/openTestDatabase.ts';
import { kept } from './upkeep/housekeeping/tidy.ts';

/** Tables with times whose rows no age removes, and why. */
const stays: Record<string, string> = {
  admins: 'An owner removes accounts.',
  customer_codes: 'A code is valid until a person removes it, and belongs to a company.',
  document_files: 'The sweep of files removes those that nothing names.',
  exchange_rates: 'A rate is the evidence of papers that name it, so it is kept for ever.',
  former_slugs: 'An address that a thing had in a language leads on for ever.',
  health_days: 'The nightly count removes what is older than it compares.',
  health_fine: 'What a person has said of a product lasts as long as the product.',
  ignored_words: 'A word stays ignored until a person asks for it.',
  images: 'The sweep of files removes those that nothing shows.',
  import_keys: 'A profile has one of them, which goes with it.',
  import_pulls: 'A profile has one of them, which goes with it.',
  invitations: 'They are listed until somebody invites once more or takes them back.',
  keys: 'A revoked key is removed when the next one is made.',
  letters: 'A letter goes with the message or the enquiry that it answers.',
  money_notes: 'There is one row, for what the program notes of rates.',
  not_doubles: 'What a person has said of two products lasts as long as these.',
  notice_people: 'A person has one row of them, which goes with the account.',
  offer_mails: 'A mail goes with its offer.',
  offer_request_rows: 'They go with their offer.',
  offer_requests: 'They go with their offer.',
  offers: 'An offer goes with its enquiry.',
  outside_links: 'Each night writes the list of addresses from the products.',
  passkeys: 'A passkey goes with its account.',
  privacy_notices: 'Every version that a visitor has agreed to stays.',
  products: 'Only people delete products.',
  redirects: 'An old address leads on until a person removes it.',
  sessions: 'Signing in removes the sessions that have ended.',
  shipments: 'A shipment goes with its order.',
  totps: 'A second factor goes with its account.',
  translation_states: 'They go with their thing.',
  translations: 'They go with their thing.',
  views: 'A view goes with its account.',
  webhooks: 'An owner removes endpoints.',
};

test('rows that gather with time are removed by an entity’s statement, or a sentence says why they stay', () => {
  const swept = new Set(kept.flatMap(({ tables }) => tables.map((table) => getTableName(table))));
  const gathering = [...allTables].flatMap(([name, table]) =>
    Object.values(getTableColumns(table)).some((column) => /(?:^|_)(?:at|day)$/.test(column.name)) ? [name] : [],
  );
  expect(gathering.filter((name) => !swept.has(name)).sort()).toEqual(Object.keys(stays).sort());
  for (const reason of Object.values(stays)) expect(reason).toMatch(/^[A-Z].{10,}[.]$/);
});
