import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, print } from 'graphql';
import { expect, test } from 'vitest';

test('the input of the contact page has the same fields and limits as the two inputs that it combines', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`There is no input ${name}.`);
    return Object.fromEntries(
      Object.entries(type.getFields()).map(([field, { astNode }]) => [field, astNode ? print(astNode) : '']),
    );
  };
  // The printed fields contain types, limits and descriptions; e-mail, phone and address are in both inputs.
  const [contact, settings] = [fieldsOf('GeneralContactInput'), fieldsOf('SiteSettingsInput')];
  expect({ ...contact, ...settings }).toEqual({ ...settings, ...contact });
  expect(fieldsOf('ContactPageInput')).toEqual({ ...settings, ...contact });
});
