import { useMemo } from 'react';
import { useContactToEditQuery, useUpdateContactMutation } from '../../graphql/generated/operations.ts';
import { GeneralContactInput } from '../../graphql/generated/validators.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Conflict } from '../forms/Conflict.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { texts } from '../texts.ts';
import { ContactFields } from './ContactFields.tsx';
import { blankContact, storedContact } from './contactForm.ts';

/** The contact page's texts and details; e-mail, phone and address stand on every page of the site. */
export function ContactForm() {
  const query = useContactToEditQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateContactMutation();

  const contact = query.data?.generalContact;
  const stored = useMemo(() => (contact ? storedContact(contact) : undefined), [contact]);
  const { form, take, version } = useStoredForm(GeneralContactInput, stored, blankContact);
  const saving = useSaving({
    form,
    version,
    send: (input, version) => update({ variables: { input, version } }),
    saved: texts.contact.saved,
    failed: texts.settings.saveFailed,
    onSaved: ({ data }, sent) => data && take(storedContact(data.updateGeneralContact), sent),
  });

  async function loadTheirs() {
    const { data } = await query.refetch();
    if (data?.generalContact) take(storedContact(data.generalContact));
    saving.forgetConflict();
  }

  return (
    <AdminPage title="Contact">
      {saving.conflict && <Conflict onTheirs={() => void loadTheirs()} onMine={() => void saving.save(true)()} />}
      <Loaded query={query} failed={texts.settings.loadFailed} skeleton={<FieldSkeletons heights={[44, 84, 44, 44]} />}>
        {() => (
          <FormPage
            unsaved={form.formState.isDirty}
            busy={form.formState.isSubmitting}
            onSubmit={() => void saving.save()()}
          >
            <ContactFields form={form} />
          </FormPage>
        )}
      </Loaded>
    </AdminPage>
  );
}
