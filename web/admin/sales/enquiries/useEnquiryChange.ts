import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import {
  EnquiryToReadDocument,
  useAssignEnquiryMutation,
  useSetEnquiryStateMutation,
  useSettleEnquiryRowMutation,
  type EnquiryState,
} from '../../../graphql/generated/operations.ts';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useKeepOpen } from '../inbox/useKeepOpen.ts';

/** Changes an enquiry and keeps it open, unless someone else has done so meanwhile; then it loads the current state. */
export function useEnquiryChange({ id, version }: { id: string; version: number }) {
  const client = useApolloClient();
  const notify = useNotify();
  const [setState] = useSetEnquiryStateMutation({ refetchQueries: ['InboxCounts'] });
  const [settle] = useSettleEnquiryRowMutation({ refetchQueries: ['EnquiryList'] });
  const [assign] = useAssignEnquiryMutation();
  const keepOpen = useKeepOpen(id);

  async function change(run: () => Promise<unknown>, failed: string) {
    try {
      await run();
      notify.settle(failed);
      await keepOpen();
    } catch (error) {
      const isStale = fieldErrors(error).general?.code === 'CONFLICT';
      notify.failure(isStale ? texts.enquiries.stale : failed, error);
      if (isStale) await client.refetchQueries({ include: [EnquiryToReadDocument] });
    }
  }

  return {
    setState: (state: EnquiryState) =>
      change(() => setState({ variables: { id, state, version } }), 'Failed to update the state of the enquiry'),
    assign: (adminId: string | null) =>
      change(() => assign({ variables: { id, adminId, version } }), 'Failed to assign the enquiry'),
    /** Where `productId` is null, the row has the buyer's words again. */
    settle: (rowId: string, productId: string | null) =>
      change(() => settle({ variables: { id: rowId, productId, version } }), 'Failed to assign a product to this line'),
  };
}
