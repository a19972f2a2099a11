import { z } from 'zod';
import { badInput } from '../../../core/errors.ts';
import { ProgramProductsDocument } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { tool } from '../tool.ts';
import { tellSpecs } from './getProduct.ts';

export const compareProducts = tool({
  name: 'compare_products',
  title: 'Compare products',
  description:
    'Two to four products side by side: one row for each attribute that any of them has, and the page that shows it to a person.',
  input: z.object({ ids: z.array(z.string().max(200)).min(2).max(4).describe("The products' ids.") }),
  output: z.object({
    url: z.string(),
    products: z.array(toldProduct),
    rows: z.array(
      z.object({
        attribute: z.string(),
        values: z.array(z.string().nullable()).describe('In the order of `products`; null where nothing is stated.'),
        differs: z.boolean(),
      }),
    ),
  }),
  async answer({ ids }, { ask, origin }) {
    const { productsNamed } = await ask(ProgramProductsDocument, { ids: [...new Set(ids)] });
    const products = productsNamed.flatMap((product) => product ?? []);
    if (products.length < 2) throw badInput('ids', 'Fewer than two of these products exist.');
    const specs = products.map((product) => new Map(tellSpecs(product).map((spec) => [spec.id, spec])));
    const attributes = new Map(specs.flatMap((one) => [...one.values()].map((spec) => [spec.id, spec.attribute])));
    const params = new URLSearchParams(products.map(({ id }): [string, string] => ['u', id]));
    return {
      url: `${origin}/karsilastir?${params.toString()}`,
      products: products.map((product) => tell(origin, product)),
      rows: [...attributes].map(([id, attribute]) => {
        const values = specs.map((one) => one.get(id)?.value ?? null);
        return { attribute, values, differs: new Set(values).size > 1 };
      }),
    };
  },
});
