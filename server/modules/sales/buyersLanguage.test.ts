import { expect, test } from 'vitest';
import { inThreeLanguages } from '../../testing/languages.ts';

const Send = `mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }`;

const sent = (productId: string) => ({
  input: {
    key: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
    name: 'Jane Doe',
    email: 'jane@buyer.example',
    rows: [{ productId, quantity: 4 }],
  },
});

test('a refusal is in the language of the page', async () => {
  const site = await inThreeLanguages();
  const refuse = async (language: string) => {
    const { errors } = await site.askIn(language)(Send, { input: { ...sent('1').input, name: '', rows: [] } });
    return errors?.[0]?.message;
  };
  expect(await refuse('en')).toBe('Write your name.');
  expect(await refuse('de')).toBe('Geben Sie Ihren Namen an.');
  expect(await refuse('tr')).toBe('Adınızı yazın.');
  const empty = async (language: string) =>
    (await site.askIn(language)(Send, { input: { ...sent('1').input, rows: [] } })).errors?.[0]?.message;
  expect(await empty('en')).toBe('Add at least one product that you would like an offer for.');
  expect(await empty('de')).toMatch(/^Fügen Sie/);
});
