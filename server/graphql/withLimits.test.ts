import { buildASTSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { withLimits } from './limits/withLimits.ts';

test('limits and roles of directives stand in the descriptions', () => {
  const sdl = `
    enum TextFormat { "One line: no line break." LINE "A code in one line. Several blanks become one." CODE }
    type Query {
      "Finds parts."
      parts(
        "At most how many." first: Int = 20 @limit(min: 1, max: 100)
        codes: [String!] @limit(items: 50, max: 60, format: CODE)
      ): Int @role(any: [OWNER, SALES]) @scope(any: []) @confirmed
      mine(
        price: Float @limit(max: 1000000, decimals: 2)
        name: String @limit(max: 200, format: LINE)
      ): Int @role(any: [OWNER, EDITOR, SALES]) @scope(any: [READ_DRAFTS, WRITE_OFFERS])
      all("Plain." id: ID!): Int @open
    }`;
  const fields =
    buildASTSchema(withLimits(parse(sdl)), { assumeValidSDL: true })
      .getQueryType()
      ?.getFields() ?? {};
  const said = Object.values(fields).map(({ name, description, args }) => [
    name,
    description,
    ...args.map((one) => `${one.name}: ${one.description}`),
  ]);
  expect(said).toEqual([
    [
      'parts',
      'Finds parts. For owners and sales. Not with a key. Needs a sign-in within the last ten minutes.',
      'first: At most how many. From 1 to 100.',
      'codes: At most 50 items. Each: At most 60 characters. A code in one line.',
    ],
    [
      'mine',
      'For everybody who is signed in. With a key: READ_DRAFTS or WRITE_OFFERS.',
      'price: At most 1,000,000. At most 2 digits after the decimal point.',
      'name: At most 200 characters.',
    ],
    ['all', undefined, 'id: Plain.'],
  ]);
});

test('introspection says how many and who', async () => {
  const { asVisitor } = await openTestApi();
  const { data } = await asVisitor(
    '{ __type(name: "Query") { fields { name description args { name description } } } }',
  );
  const field = (name: string) => data.__type.fields.find((one: { name: string }) => one.name === name);
  expect(field('products').args.find(({ name }: { name: string }) => name === 'first').description).toMatch(
    / From 0 to 100[.]$/,
  );
  expect(field('messages').description).toMatch(/ For owners and sales[.] With a key: READ_ENQUIRIES[.]$/);
});
