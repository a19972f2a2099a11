import { useRef } from 'react';
import {
  useCreateProductMutation,
  useKeepWaitingMutation,
  usePublishWaitingMutation,
  useUpdateProductMutation,
  type ProductInput,
} from '../../../graphql/generated/operations.ts';
import { texts } from '../../parts/texts/texts.ts';

/** A save goes to the site, or waits, or publishes what waits. */
type Way = 'SAVE' | 'KEEP' | 'PUBLISH';

/** Saves a product in one of three ways. `usual` is that of Ctrl+S; a button may set another one before the form is sent. */
export function useProductSaving(id: string | undefined, usual: Way) {
  const chosen = useRef<Way>(undefined);
  const last = useRef<Way>(usual);
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const [keep] = useKeepWaitingMutation();
  const [publish] = usePublishWaitingMutation();

  return {
    choose: (way: Way) => void (chosen.current = way),
    isKept: () => last.current === 'KEEP',
    notices: {
      get saved() {
        if (last.current === 'KEEP') return 'The changes wait. Visitors see the product as it was.';
        return last.current === 'PUBLISH' ? 'The changes are on the site.' : texts.products.saved;
      },
      failed: 'Failed to save product. Please try again.',
    },
    async send(input: ProductInput, version: number | null) {
      if (id === undefined) return (await create({ variables: { input } })).data?.createProduct;
      last.current = chosen.current ?? usual;
      const variables = { id, input, version };
      if (last.current === 'KEEP') return (await keep({ variables })).data?.keepWaiting;
      if (last.current === 'PUBLISH') return (await publish({ variables })).data?.publishWaiting;
      return (await update({ variables })).data?.updateProduct;
    },
  };
}
