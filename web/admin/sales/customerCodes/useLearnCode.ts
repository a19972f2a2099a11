import { EnquiryToReadDocument, useLearnCustomerCodeMutation } from '../enquiries/enquiries.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/customerCodes.ts';

const failed = words.failedToRememberTheCode;

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
