import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../../graphql/fieldErrors.ts';
import {
  EnquiryToReadDocument,
  useAssignEnquiryMutation,
  useSetEnquiryStateMutation,
  useSettleEnquiryRowMutation,
  type AskedRowFragment,
} from '../../enquiries/enquiries.generated.ts';
import type { EnquiryState } from '../../../../graphql/generated/schema.ts';
import * as shared from '../../../../words/admin/en/shared.ts';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { useKeepOpen } from '../../inbox/useKeepOpen.ts';
import * as words from '../../../../words/admin/en/enquiries.ts';

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
      notify.failure(isStale ? shared.enquiriesStale : failed, error);
      if (isStale) await client.refetchQueries({ include: [EnquiryToReadDocument] });
    }
  }

  return {
    setState: (state: EnquiryState) =>
      change(() => setState({ variables: { id, state, version } }), words.failedToUpdateTheState),
    assign: (adminId: string | null) =>
      change(() => assign({ variables: { id, adminId, version } }), words.failedToAssignTheEnquiry),
    /** Where `productId` is null, the row has the buyer's words again. Resolves to the changed row; undefined when it was refused. */
    async settle(rowId: string, productId: string | null) {
      let rows: AskedRowFragment[] = [];
      await change(async () => {
        const { data } = await settle({ variables: { id: rowId, productId, version } });
        rows = data?.settleEnquiryRow.rows ?? [];
      }, words.failedToAssignAProduct);
      return rows.find(({ id: one }) => one === rowId);
    },
  };
}
