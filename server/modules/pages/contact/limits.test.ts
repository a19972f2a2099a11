import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, print } from 'graphql';
import { expect, test } from 'vitest';

test('the contact page’s form keeps to the limits of the two inputs that it stands for', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`There is no input ${name}.`);
    return Object.fromEntries(
      Object.entries(type.getFields()).map(([field, { astNode }]) => [field, astNode ? print(astNode) : '']),
    );
  };
  // Types, limits and descriptions; e-mail, phone and address are in both.
  const [contact, settings] = [fieldsOf('GeneralContactInput'), fieldsOf('SiteSettingsInput')];
  expect({ ...contact, ...settings }).toEqual({ ...settings, ...contact });
  expect(fieldsOf('ContactPageInput')).toEqual({ ...settings, ...contact });
});
