import { z } from 'zod';
import type { FieldWords } from '../forms/differences.ts';
import type { ProductToEditQuery } from '../../graphql/generated/operations.ts';
import { ProductInput } from '../../graphql/generated/validators.ts';
import type { Stored } from '../forms/useStoredForm.ts';
import { texts } from '../texts/texts.ts';
import { parsePrice, priceText } from './price.ts';

/** The limits of schema.graphql, and what only the form asks: a category, and a price as people type it. */
export const productForm = ProductInput.extend({
  categoryId: z.string().min(1, texts.products.categoryRequired),
  price: z
    .string()
    .transform((text, context): number | null | undefined => {
      const price = parsePrice(text);
      if (price !== undefined) return price;
      context.addIssue({ code: 'custom', message: texts.products.priceFormat });
      return z.NEVER;
    })
    .pipe(ProductInput.shape.price),
  // Never typed: an upload's address, or the one already stored.
  image: z.string().nullable(),
  featured: z.boolean(),
});

export type ProductValues = z.input<typeof productForm>;

export const blankProduct: ProductValues = {
  name: '',
  description: '',
  categoryId: '',
  price: '',
  image: null,
  featured: false,
};

export function storedProduct(product: NonNullable<ProductToEditQuery['product']>): Stored<ProductValues> {
  const { name, description, category, price, image, featured, version } = product;
  return {
    values: { name, description, categoryId: category?.id ?? '', price: priceText(price), image, featured },
    version,
  };
}

/** What the fields are called when two admins fill them in differently. */
export const productWords = (categories: { id: string; name: string }[]): FieldWords[] => [
  { name: 'name', label: 'Name' },
  {
    name: 'categoryId',
    label: 'Category',
    show: (id) => categories.find((category) => category.id === id)?.name ?? 'Kategorisiz',
  },
  { name: 'price', label: 'Price (₺)' },
  { name: 'description', label: 'Description' },
  { name: 'image', label: 'Image' },
  { name: 'featured', label: 'On the home page', show: (featured) => (featured ? 'Featured' : 'Not Featured') },
];
