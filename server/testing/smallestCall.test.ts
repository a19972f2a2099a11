import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { formats, text } from '../../common/limits.ts';
import { samples, smallestCall } from './smallestCall.ts';

const accepts = (format: keyof typeof formats, value: string) =>
  text().check(formats[format]()).safeParse(value).success;

test.each(Object.entries(samples) as [keyof typeof samples, string][])('the format %s accepts %s', (format, sample) => {
  expect(accepts(format, sample)).toBe(true);
  // Every format refuses a control character, and most also quotation marks.
  expect(accepts(format, '"\u0007…"')).toBe(false);
});

test.each([
  ['https://ornek.com.tr', true],
  ['https://örnek.com.tr/ürünler?q=şaft#ölçü', true],
  ['HTTPS://www.ornek.com.tr:8443/', true],
  ['http://www.ornek.com.tr', false],
  ['//www.ornek.com.tr', false],
  ['www.ornek.com.tr', false],
  ['https://', false],
  ['https://localhost', false],
  ['https://ornek.com.tr@kotu.com', false],
  ['https://ornek.com.tr/"onclick=', false],
  ['javascript:alert(1)//https://', false],
  ['/products', false],
])('%s as the address of a page: %s', (address, isOne) => {
  expect(accepts('WEB', address)).toBe(isOne);
});

test('a call is made with values of the formats that it asks for', () => {
  const schema = buildSchema(`
    directive @limit(format: TextFormat) on INPUT_FIELD_DEFINITION
    enum TextFormat { WEB }
    input BrandInput { name: String! website: String! @limit(format: WEB) note: String }
    type Brand { id: ID! }
    type Query { makeBrand(input: BrandInput!): Brand! }
  `);
  const field = schema.getQueryType()?.getFields().makeBrand;
  const call = 'makeBrand(input: { name: "Örnek", website: "https://www.ornek.com.tr/rulman" }) { id }';
  expect(field && smallestCall(field)).toBe(call);
});
