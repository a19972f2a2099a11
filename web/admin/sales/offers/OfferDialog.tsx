import { useMemo } from 'react';
import { useMakeOfferMutation } from './offers.generated.ts';
import { OfferInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { offerFields } from './offerFields.tsx';
import { keepTexts, offerTexts } from './offerTexts.ts';
import { useShowOffer } from './useShowOffer.ts';

interface Props {
  enquiry: EnquiryToRead;
  /** Loads the enquiry again. */
  onRefetch: () => Promise<EnquiryToRead | null | undefined>;
  onClose: () => void;
}

/** Makes the next offer for an enquiry. The typed values are kept in this browser until then. */
export function OfferDialog({ enquiry, onRefetch, onClose }: Props) {
  const { adminId, name } = useSession();
  const [make] = useMakeOfferMutation({ refetchQueries: ['InboxCounts'] });
  const showOffer = useShowOffer(enquiry.id);
  const begin = (from: EnquiryToRead) => ({ ...from, texts: offerTexts(from, { id: adminId, name }) });
  // The form keeps the enquiry with which it was opened, so that nothing typed is lost when a new one arrives.
  // oxlint-disable-next-line react/exhaustive-deps
  const row = useMemo(() => begin(enquiry), [enquiry.id]);
  const fields = useMemo(() => offerFields(row, name === ''), [row, name]);
  const edit = useEditForm({
    name: `offer:${enquiry.id}`,
    fields,
    limits: OfferInput,
    row,
    refetch: async () => {
      const now = await onRefetch();
      return now && begin(now);
    },
    send: async (input, version) => {
      await make({ variables: { enquiryId: enquiry.id, input, version } });
      keepTexts(adminId, input);
      return undefined;
    },
    notices: {
      saved: words.offerMade,
      failed: words.failedToMakeTheOffer,
    },
    onSaved() {
      onClose();
      // The form would ask before it is left, so it closes first. A new enquiry is in progress from now on.
      const state = enquiry.state === 'NEW' ? 'IN_PROGRESS' : enquiry.state;
      setTimeout(() => void showOffer(state));
    },
  });
  return (
    <FormDialog
      title={words.offerTitle(enquiry.number, enquiry.offers.length + 1)}
      submit={words.makeOffer}
      width={1080}
      edit={edit}
      query={{ data: row, error: undefined, missing: false, refetch: () => undefined }}
      loadFailed={shared.enquiriesLoadFailed}
      heights={[]}
      onClose={onClose}
    />
  );
}
