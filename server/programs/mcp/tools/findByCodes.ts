import { z } from 'zod';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import { ProgramSearchDocument, type ToldFragment } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { tool, type Door } from '../tool.ts';

/** Products that are shown where a code names none. */
const mostSimilar = 3;

/** The products that a code may mean. It is exact where one of the product's own codes is this code. */
export async function meantBy(text: string, { ask }: Pick<Door, 'ask'>) {
  const key = stockCodeKey(text);
  const { edges } = (await ask(ProgramSearchDocument, { search: text, first: mostSimilar })).products;
  const isNamed = ({ stockCode, manufacturerCode, gtin }: ToldFragment) =>
    key !== null && [stockCode, manufacturerCode, gtin].some((code) => code !== null && stockCodeKey(code) === key);
  const found = edges.map(({ node }) => node);
  const exact = found.filter(isNamed);
  return { exact, similar: exact.length > 0 ? [] : found };
}

export const findByCodes = tool({
  name: 'find_by_codes',
  title: 'Find products by codes',
  description: [
    "Says for each code which product it means: by the company's own code, the manufacturer's code or the",
    'GTIN, ignoring case, blanks and dashes. Where no product has the code, up to three similar ones are',
    'named, which a person should look at.',
  ].join(' '),
  input: z.object({ codes: z.array(z.string().min(1).max(200)).min(1).max(20) }),
  output: z.object({
    codes: z.array(z.object({ code: z.string(), exact: z.array(toldProduct), similar: z.array(toldProduct) })),
  }),
  async answer({ codes }, door) {
    const found = [];
    // One after the other, so that a long list does not hold the database against visitors.
    for (const code of codes) {
      const { exact, similar } = await meantBy(code, door);
      const told = (products: ToldFragment[]) => products.map((product) => tell(door.origin, product));
      found.push({ code, exact: told(exact), similar: told(similar) });
    }
    return { codes: found };
  },
});
