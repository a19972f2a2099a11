import { Box } from '@mui/material';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useMakeOfferMutation, useSendsMailQuery } from './offers.generated.ts';
import { OfferInput } from '../../../../common/generated/validators.ts';
import { ConflictDialog } from '../../parts/forms/ConflictDialog.tsx';
import { FieldInputs } from '../../parts/forms/FieldInputs.tsx';
import { saveKey } from '../../parts/dialogs/DialogFoot.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { filling } from '../../parts/page/Panel.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { scrolling } from '../inbox/looks.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { useTermsOfToday } from './useTermsOfToday.ts';
import { offerFields } from './offerFields.tsx';
import { OfferFoot } from './OfferFoot.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { keepTexts, offerTexts } from '../lines/offerTexts.ts';
import { SendOffer } from './SendOffer.tsx';
import { useShowOffer } from './useShowOffer.ts';

interface Props {
  enquiry: EnquiryToRead;
  /** Loads the enquiry again. */
  onRefetch: () => Promise<EnquiryToRead | null | undefined>;
  above: ReactNode;
  below: ReactNode;
}

/**
 * The sheet on which the next offer is made, in the lines of the enquiry itself. What is typed is kept in this browser, so that
 * one may leave and come back; Ctrl+S makes the offer, which the buyer sees once it is sent.
 */
export function OfferSheet({ enquiry, onRefetch, above, below }: Props) {
  const { adminId, name } = useSession();
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const [make] = useMakeOfferMutation({ refetchQueries: ['InboxCounts'] });
  const showOffer = useShowOffer(enquiry.id);
  const formId = useId();
  const next = useRef<'preview' | 'send'>(undefined);
  const made = useRef(enquiry);
  const [isSending, setSending] = useState(false);

  const [last] = enquiry.offers;
  const termsOfToday = useTermsOfToday();
  const row = useMemo(() => begin(enquiry, adminId, name), [enquiry, adminId, name]);
  const fields = useMemo(() => offerFields(enquiry, name === ''), [enquiry, name]);
  const edit = useEditForm({
    name: `offer:${enquiry.id}`,
    fields,
    limits: OfferInput,
    row,
    refetch: async () => {
      const now = await onRefetch();
      return now && begin(now, adminId, name);
    },
    send: async (typed, version) => {
      // The language stays where nobody chose another one.
      const language = typed.language === enquiry.language ? undefined : typed.language;
      const input = { ...typed, language, ...termsOfToday(typed, last) };
      const { data } = await make({ variables: { enquiryId: enquiry.id, input, version } });
      made.current = { ...enquiry, ...data?.makeOffer };
      keepTexts(adminId, typed.language ?? enquiry.language, input);
      return undefined;
    },
    notices: { saved: words.offerMade, failed: words.failedToMakeTheOffer },
    onSaved() {
      const after = next.current;
      next.current = undefined;
      edit.startOver(begin(made.current, adminId, name));
      const [offer] = made.current.offers;
      if (after === 'send') setSending(true);
      if (after === 'preview' && offer) window.open(offer.previewPath, '_blank');
      void showOffer(made.current.state, after !== 'send');
    },
  });
  const { offer: kept, restore } = edit.draft;
  // Nobody is asked: what was typed stands there again, as on paper that was left on a table.
  useEffect(() => {
    if (kept) restore();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kept]);

  const unsent = last?.sentAt === null ? last : undefined;
  const { lines, currency: _, rateIds: __, ...terms } = edit.fields;
  const isOver = enquiry.orders.some(({ state }) => state !== 'CANCELLED');
  return (
    <FormProvider {...edit.form}>
      <Box onKeyDown={saveKey(() => !isOver && !edit.isBusy && edit.submit())} sx={{ minWidth: 0, ...filling }}>
        <Box sx={scrolling}>
          {above}
          <Box
            component="form"
            id={formId}
            noValidate
            sx={{ px: 'var(--inset)' }}
            onSubmit={(event) => {
              event.preventDefault();
              if (!edit.isBusy) edit.submit();
            }}
          >
            <Box component="fieldset" disabled={isOver} className="shrinks" sx={{ border: 0 }}>
              {lines && <FieldInputs fields={{ lines }} upload={edit.upload} />}
              <OfferTerms key={enquiry.id} fields={terms} upload={edit.upload} />
            </Box>
          </Box>
          {below}
        </Box>
        <OfferFoot
          formId={formId}
          count={enquiry.offers.length}
          waiting={edit.isUnsaved ? undefined : unsent}
          isChanged={edit.isUnsaved}
          isBusy={edit.isBusy}
          isOver={isOver}
          onStartOver={() => edit.startOver(row)}
          onPreview={() => (next.current = 'preview')}
          onSend={() => (next.current = 'send')}
          onSendWaiting={() => setSending(true)}
        />
      </Box>
      {edit.saving.conflict && <ConflictDialog {...edit.saving} conflict={edit.saving.conflict} />}
      {isSending && unsent && (
        <SendOffer offer={unsent} enquiry={enquiry} sendsMail={sendsMail} onClose={() => setSending(false)} />
      )}
    </FormProvider>
  );
}

const begin = (from: EnquiryToRead, id: string, name: string) => ({ ...from, texts: offerTexts(from, { id, name }) });
