import { getTableColumns, getTableName } from 'drizzle-orm';
import { buildSchema, isInputObjectType, isObjectType, print, type GraphQLInputField } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allTables } from '../testing/openTestDatabase.ts';
import { sentEvents } from '../db/tables/webhookTables.ts';
import { entities } from './entities.ts';
import { readers } from './upkeep/webhooks/things.ts';
import { pictureUses } from './upkeep/pictures/pictureUses.ts';
import { counted } from '../words/en/deeds.ts';
import { counted as countedInTurkish } from '../words/tr/office/deeds.ts';

/** Tables that belong to no entity, and why. */
const ownTables: Record<string, string> = {
  state: 'Numbers of the program, such as the rules of the search index.',
  search_words: 'The search counts the words of products in it.',
  search_texts: 'What the search index holds of products in other languages.',
  changes: 'The history of every entity.',
  revisions: 'The history of every entity.',
  undone_changes: 'What became of changes that were undone.',
  revision_files: 'The uploads that earlier states of every entity name.',
  bin: 'Deleted rows of every entity.',
  notifications: 'Mails of every entity that wait to be sent.',
  external_ids: 'The numbers of every entity in other programs.',
  create_keys: 'What calls with a key have created, for seven days.',
  double_keys: 'Hashes of products, which are made of their values.',
  not_doubles: 'Pairs that a person has called two products.',
  moved_lines: 'What a merge of two products moved, for thirty days.',
  imports: 'What an import of a sheet replaced, for thirty days.',
  imported_products: 'What an import of a sheet replaced, for thirty days.',
  health_days: 'How many findings each night had, for comparing.',
  health_fine: 'What people say of findings; the list of health keeps it.',
  imported_pictures: 'The pictures that an import of a sheet replaced, for thirty days.',
  fetched_pictures: 'The pictures that an import of a sheet names by their addresses, for thirty days.',
  picture_batches: 'Files that an admin is adding by their names, for thirty days.',
  picture_batch_files: 'Files that an admin is adding by their names, for thirty days.',
};

test('each table belongs to one entity, or is named with the reason why it belongs to none', () => {
  const claimed = entities.flatMap((entity) => entity.tables.map((table) => getTableName(table)));
  expect([...claimed, ...Object.keys(ownTables)].sort()).toEqual([...allTables.keys()].sort());
});

/** Names of tables and columns that look as if the entity had a part in it. */
const telling = {
  pictures: /picture|image|photo|logo/i,
  files: /(?<!pro)file|attachment|paper|image/i,
  mails: /mail/i,
};

test('an entity whose tables have a picture, a file or a mail states its part, or says in a sentence why not', () => {
  const sentence = /^[A-ZÇĞİÖŞÜ].{10,}[.]$/;
  const [unsaid, needless]: string[][] = [[], []];
  for (const entity of entities) {
    const names = entity.tables.flatMap((table) =>
      Object.keys(getTableColumns(table)).map((column) => `${getTableName(table)}.${column}`),
    );
    for (const [question, pattern] of Object.entries(telling)) {
      const answer = entity[question as keyof typeof telling];
      const place = `${entity.name}.${question}`;
      const looksSo = names.some((name) => pattern.test(name));
      if (looksSo && answer === undefined) unsaid?.push(place);
      if (typeof answer === 'string' && (!looksSo || !sentence.test(answer))) needless?.push(place);
    }
  }
  expect([unsaid, needless]).toEqual([[], []]);
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
test('a picture that an input takes is in a column that its entity names as one of pictures', () => {
  const isPicture = (field: GraphQLInputField) =>
    field.astNode?.directives?.some((one) => print(one).includes('IMAGE'));
  const takers = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((input) =>
      Object.values(input.getFields())
        .filter(isPicture)
        .map(({ name }) => `${input.name}.${name}`),
    );
  expect(takers.sort()).toEqual(pictureUses.flatMap(({ inputs }) => inputs).sort());
});

test('a content document names a part once, and every kind of mail has one author', () => {
  const keys = entities.flatMap(({ content }) => (content ? [content.key] : []));
  const kinds = entities.flatMap(({ mails }) => (typeof mails === 'object' ? Object.keys(mails) : []));
  expect(new Set(keys).size).toBe(keys.length);
  expect(kinds.sort()).toEqual([
    ...['ACCEPTANCE', 'ACCEPTANCE_COPY', 'CONFIRMATION', 'ENQUIRY', 'INVITATION', 'LETTER', 'MESSAGE', 'OFFER'],
    ...['ORDER', 'WRONG_CODES'],
  ]);
});

test('what is published or not can be planned, kept waiting and shown, by fields of the schema', () => {
  const published = entities.flatMap(({ name, publishes }) => (publishes ? [{ name, ...publishes }] : []));
  const names = published.map(({ name }) => name).sort();
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(
    fieldsOf('PlannedValues')
      .filter((name) => name !== 'id')
      .sort(),
  ).toEqual(names);
  expect(fieldsOf('ThingOnSite').sort()).toEqual(names);
  const byValues = published.filter(({ waitsApart }) => !waitsApart).map(({ name }) => name);
  expect(fieldsOf('WaitingValues')).toEqual(expect.arrayContaining(byValues));
  for (const { name } of published)
    expect(fieldsOf(name.charAt(0).toUpperCase() + name.slice(1)), name).toContain('waiting');
});

test('of every event one statement says what it is about, and only recorded entities announce their changes', () => {
  const words = new Set(sentEvents.map((event) => event.split('_')[0]));
  expect(readers.map(([word]) => word).sort()).toEqual([...words].sort());
  const unrecorded = entities.filter(({ announces, record }) => announces && 'urlOf' in announces && !record);
  expect(unrecorded).toEqual([]);
});

test('the lines of the history have a word for each entity, in each language of the office', () => {
  const recorded = entities.flatMap(({ name, record }) => (record ? [name] : []));
  const nameless = recorded.filter((name) => counted(name, 1) === '1 thing' || countedInTurkish(name, 1) === '1 kayıt');
  expect(recorded.length).toBeGreaterThan(20);
  expect(nameless).toEqual([]);
});
