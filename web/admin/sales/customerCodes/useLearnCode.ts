import { EnquiryToReadDocument, useLearnCustomerCodeMutation } from '../../../graphql/generated/operations.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

const failed = 'Failed to remember the code';

/** Returns a function that keeps which product the buyer's words in a row mean to their company. */
export function useLearnCode() {
  const notify = useNotify();
  const [learn] = useLearnCustomerCodeMutation({ refetchQueries: [EnquiryToReadDocument], awaitRefetchQueries: true });
  return async (rowId: string) => {
    try {
      await learn({ variables: { rowId } });
      notify.settle(failed);
    } catch (error) {
      notify.failure(failed, error);
    }
  };
}
