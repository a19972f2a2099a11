import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { TakenEnquiryInput } from '../../../../common/generated/validators.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { EnquiryChannel, TakenEnquiryInput as Input } from '../../../graphql/generated/schema.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { usePressed } from '../../parts/inputs/AddButton.tsx';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { useTakeEnquiry } from '../inbox/useTakeEnquiry.ts';

/** This is known of the buyer before. */
type Buyer = Partial<Pick<Input, 'name' | 'email' | 'company' | 'phone'>>;

/** Begins an offer for a buyer who did not ask on the site; the palette begins one, too. */
export function NewOffer({ buyer }: { buyer?: Buyer }) {
  const [isOpen, setOpen] = useState(false);
  usePressed(() => setOpen(true));
  return (
    <>
      <Button size="small" startIcon={<AddOutlined />} onClick={() => setOpen(true)}>
        {words.newOffer}
      </Button>
      {isOpen && <NewOfferDialog buyer={buyer} onClose={() => setOpen(false)} />}
    </>
  );
}

type Fields = Omit<Input, 'messageId' | 'again'>;
type Taken = Fields & { version: number };
const byHand: EnquiryChannel[] = ['PHONE', 'WHATSAPP', 'MAIL', 'VISIT'];

const fieldsFor = (buyer: Buyer): FormFields<Fields, Taken> => ({
  name: {
    label: words.nameOfBuyer,
    half: true,
    blank: buyer.name ?? '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang={siteLanguage} autoFocus />,
  },
  email: {
    label: words.emailOfBuyer,
    half: true,
    blank: buyer.email ?? '',
    stored: ({ email }) => email ?? '',
    input: (field) => <TextInput {...field} optional inputMode="email" hint={words.withoutMail} />,
  },
  company: {
    label: words.companyOfBuyer,
    half: true,
    blank: buyer.company ?? '',
    stored: ({ company }) => company ?? '',
    input: (field) => <TextInput {...field} optional lang={siteLanguage} />,
  },
  phone: {
    label: words.phoneOfBuyer,
    half: true,
    blank: buyer.phone ?? '',
    stored: ({ phone }) => phone ?? '',
    input: (field) => <TextInput {...field} optional inputMode="tel" />,
  },
  channel: {
    label: words.channel,
    half: true,
    blank: 'PHONE',
    stored: ({ channel }) => channel,
    input: (field) => (
      <SelectInput {...field} options={byHand.map((value) => ({ value, label: words.channels[value] }))} />
    ),
  },
  deliveryPlace: {
    label: words.placeOfDelivery,
    half: true,
    blank: '',
    stored: ({ deliveryPlace }) => deliveryPlace ?? '',
    input: (field) => <TextInput {...field} optional lang={siteLanguage} />,
  },
  text: {
    label: words.whatTheyAsked,
    blank: '',
    stored: ({ text }) => text ?? '',
    input: (field) => (
      <TextInput {...field} optional multiline minRows={4} lang={siteLanguage} hint={words.linesAreRead} />
    ),
  },
});
const limits = TakenEnquiryInput.omit({ messageId: true, again: true });
const nobody: Buyer = {};

function NewOfferDialog({ buyer = nobody, onClose }: { buyer: Buyer | undefined; onClose: () => void }) {
  const { take, open } = useTakeEnquiry();
  const [key] = useState(() => crypto.randomUUID());
  const taken = useRef<string>(undefined);
  const fields = useMemo(() => fieldsFor(buyer), [buyer]);
  const edit = useEditForm<Fields, Taken>({
    name: buyer.email ? `offer:new:${buyer.email}` : 'offer:new',
    fields,
    limits,
    row: undefined,
    refetch: async () => undefined,
    send: async (input) => {
      const blank = (text: string | null | undefined) => text || null;
      const { email, company, phone, deliveryPlace } = input;
      taken.current = await take(
        {
          ...input,
          email: blank(email),
          company: blank(company),
          phone: blank(phone),
          deliveryPlace: blank(deliveryPlace),
        },
        key,
      );
      return undefined;
    },
    notices: { saved: words.enquiryTaken, failed: words.failedToTakeTheEnquiry },
    onSaved() {
      onClose();
      const id = taken.current;
      // The form would ask before its page is left, so it closes first.
      if (id) setTimeout(() => void open(id));
    },
  });
  return (
    <FormDialog
      title={words.newOffer}
      submit={words.beginOffer}
      edit={edit}
      query={{ data: {}, error: undefined, missing: false, refetch: async () => undefined }}
      loadFailed={shared.loadFailed}
      heights={[44, 44, 44, 120]}
      onClose={onClose}
    />
  );
}
