import { useMemo } from 'react';
import { useContactToEditQuery, useUpdateContactMutation, type ContactToEditQuery } from './contact.generated.ts';
import { ContactPageInput } from '../../../../common/generated/validators.ts';
import { FormPage } from '../../parts/bench/FormPage.tsx';
import { LanguagesButton } from '../../catalogue/translations/LanguagesButton.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/contact.ts';
import { contactFields, type ContactRow } from './contactFields.tsx';
import { ContactPreview } from './ContactPreview.tsx';

/** Edits the company, which every page of the site shows, and the texts of the contact page. */
export function ContactForm() {
  const query = useContactToEditQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateContactMutation();
  const edit = useEditForm({
    name: 'contact',
    fields: contactFields,
    limits: ContactPageInput,
    row: useMemo(() => toRow(query.data), [query.data]),
    refetch: async () => toRow((await query.refetch()).data),
    async send(input, version) {
      const { data } = await update({ variables: { input, version } });
      return data && { ...data.updateContactPage.contact, ...data.updateContactPage.settings };
    },
    notices: { saved: words.contactInformationUpdated, failed: shared.settingsSaveFailed },
    picture: 'logo',
  });
  return (
    <FormPage
      title={words.contact}
      edit={edit}
      query={query}
      heights={[44, 84, 44, 44]}
      preview={<ContactPreview />}
      history={{ entity: 'CONTACT' }}
      state={query.data?.generalContact && <LanguagesButton entity="CONTACT" id="1" name={words.contact} />}
    />
  );
}

/** Undefined until both views are loaded and stored. They have the same version. */
const toRow = (data?: ContactToEditQuery): ContactRow | undefined =>
  data?.generalContact ? { ...data.generalContact, ...data.siteSettings } : undefined;
