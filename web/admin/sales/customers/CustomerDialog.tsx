import { z } from 'zod';
import { CustomerInput as limits } from '../../../../common/generated/validators.ts';
import { readTaxNumber } from '../../../../common/invoice/taxNumbers.ts';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { CustomerInput } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import type { FormFields, InputProps } from '../../parts/forms/formFields.ts';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useUpdateCustomerMutation, type CustomerToEditFragment as Customer } from './customers.generated.ts';

/** The server reads the number as a paper's: blanks and points stand between the digits for people alone. */
function isNoneOrVkn(text: string) {
  if (text.trim() === '') return true;
  const read = readTaxNumber(text, 'TR');
  return 'scheme' in read && read.scheme === 'VKN';
}

type Long = 'deliveryTerms' | 'paymentTerms' | 'note';

const long = (name: Long, label: string, hint?: string) => ({
  label,
  blank: '',
  stored: (row: Customer) => row[name] ?? '',
  input: (field: InputProps) => <TextInput {...field} optional multiline minRows={2} lang={siteLanguage} hint={hint} />,
});

const fields: FormFields<CustomerInput, Customer> = {
  name: {
    label: words.name,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang={siteLanguage} />,
  },
  taxNumber: {
    label: words.taxNumber,
    blank: '',
    stored: ({ taxNumber }) => taxNumber ?? '',
    check: z.string().refine((text) => isNoneOrVkn(text), words.taxNumberIsWrong),
    input: (field) => <TextInput {...field} optional hint={words.taxNumberHint} />,
  },
  discount: {
    label: words.standingDiscount,
    blank: '',
    stored: ({ discount }) => discount ?? '',
    check: z.string().refine((text) => readChainedDiscount(text) !== undefined, words.discountIsWrong),
    input: (field) => <TextInput {...field} optional hint={words.discountHint} />,
  },
  paymentTerms: long('paymentTerms', words.paymentTerms),
  deliveryTerms: long('deliveryTerms', words.deliveryTerms),
  note: long('note', words.note, words.noteHint),
};

/** Edits what the office knows of a firm. */
export function CustomerDialog({
  customer,
  onRefetch,
  onClose,
}: {
  customer: Customer;
  onRefetch: () => Promise<Customer | null | undefined>;
  onClose: () => void;
}) {
  const { id } = customer;
  const [update] = useUpdateCustomerMutation();
  const edit = useEditForm({
    name: `customer:${id}`,
    fields,
    limits,
    row: customer,
    refetch: onRefetch,
    send: async (input, version) => (await update({ variables: { id, version, input } })).data?.updateCustomer,
    notices: { saved: words.saved, failed: words.failedToSave },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={words.editCustomer(customer.name)}
      submit={words.saveChanges}
      edit={edit}
      query={{ data: customer, error: undefined, missing: false, refetch: () => undefined }}
      loadFailed={shared.loadFailed}
      heights={[]}
      onClose={onClose}
    />
  );
}
