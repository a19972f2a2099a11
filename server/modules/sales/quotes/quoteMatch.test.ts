import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Match = `query ($text: String!) { quoteMatch(text: $text) {
  product { name } matchedBy { maker code relation } candidates { name } meant
} }`;

async function shop() {
  const { asAdmin, asVisitor } = await openTestApi();
  const add = (name: string, stockCode: string | null, crossReferences: object[] = []) =>
    addProduct(asAdmin, { name, stockCode, crossReferences });
  await add('Rulman 6205-2RS', '6205-2RS', [{ maker: 'SKF', code: '6205-2RSH', relation: 'FORM_FIT_FUNCTION' }]);
  await add('Vana 6204', '6204');
  await add('DIN 912 M10x30', null);
  await add('DIN 912 M10x40', null);
  const match = async (text: string) => asVisitor(Match, { text });
  return { match, asVisitor };
}

const none = { product: null, matchedBy: null, candidates: [], meant: null };

test('a code is matched as pasting matches it, and nothing is added', async () => {
  const { match, asVisitor } = await shop();
  expect((await match('62052rs')).data.quoteMatch).toEqual({ ...none, product: { name: 'Rulman 6205-2RS' } });
  expect((await match('skf 6205 2rsh')).data.quoteMatch).toEqual({
    ...none,
    product: { name: 'Rulman 6205-2RS' },
    matchedBy: { maker: 'SKF', code: '6205-2RSH', relation: 'FORM_FIT_FUNCTION' },
  });
  const several = (await match('DIN 912')).data.quoteMatch;
  expect(several).toMatchObject({ product: null, meant: null });
  expect(several.candidates).toHaveLength(2);
  expect((await match('6240')).data.quoteMatch).toMatchObject({ product: null, meant: '6204' });
  expect((await match('İĞÜŞÖÇ')).data.quoteMatch).toEqual(none);
  expect((await asVisitor('{ quoteList { rows { id } } }')).data.quoteList.rows).toEqual([]);
});

test.each(['', '   ', 'x'.repeat(201), 'a\nb'])('a text that is no line is refused: %j', async (text) => {
  const { match } = await shop();
  expect((await match(text)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
});
