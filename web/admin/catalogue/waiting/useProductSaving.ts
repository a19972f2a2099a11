import {
  useCreateProductMutation,
  useKeepWaitingMutation,
  usePublishWaitingMutation,
  useUpdateProductMutation,
} from '../products/products.generated.ts';
import type { ProductInput } from '../../../graphql/generated/schema.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/waiting.ts';
import { useWaysOfSaving, type Way } from './useWaysOfSaving.ts';

/** Saves a product in one of three ways, or adds it; a copy gets the texts of the other one in all languages. */
export function useProductSaving(id: string | undefined, usual: Way, copyOf?: string) {
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const [keep] = useKeepWaitingMutation();
  const [publish] = usePublishWaitingMutation();
  const variables = (input: ProductInput, version: number | null) => ({ id: id ?? '', input, version });
  const thing = { entity: 'PRODUCT', id: id ?? '' } as const;
  const valuesOf = (product: ProductInput) => ({ id: id ?? '', product });

  return useWaysOfSaving({
    usual,
    kind: 'product',
    notices: { saved: shared.productsSaved, failed: words.failedToSaveProduct },
    ways: {
      SAVE: async (input: ProductInput, version: number | null) =>
        id === undefined
          ? (await create({ variables: { input, ...(copyOf !== undefined && { copyOf }) } })).data?.createProduct
          : (await update({ variables: variables(input, version) })).data?.updateProduct,
      KEEP: async (input, version) =>
        (await keep({ variables: { values: valuesOf(input), version } })).data?.keepWaitingValues.product,
      PUBLISH: async (input, version) =>
        (await publish({ variables: { thing, values: valuesOf(input), version } })).data?.publishWaitingValues.product,
    },
  });
}
