import { useMemo } from 'react';
import { useContactToEditQuery, useUpdateContactMutation } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { ConflictOf } from '../forms/ConflictOf.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { useImageUpload } from '../images/useImageUpload.ts';
import { texts } from '../texts/texts.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactPreview } from './ContactPreview.tsx';
import { blankContact, contactForm, contactWords, sentContact, storedContact } from './contactForm.ts';

/** Name, logo and details, which stand on every page of the site, and the contact page's texts. */
export function ContactForm() {
  const query = useContactToEditQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateContactMutation();

  const stored = useMemo(() => query.data && storedContact(query.data), [query.data]);
  const edit = useStoredForm(contactForm, stored, blankContact);
  const { form, take } = edit;
  const draft = useDraft('contact', edit);
  const upload = useImageUpload((url) => form.setValue('logo', url, { shouldDirty: true, shouldValidate: true }));
  const saving = useSaving({
    edit,
    draft,
    fields: contactWords,
    theirs: async () => {
      const { data } = await query.refetch();
      return data && storedContact(data);
    },
    send: (input, version) => update({ variables: sentContact(input, version) }),
    saved: texts.contact.saved,
    failed: texts.settings.saveFailed,
    reloads: true,
    onSaved: ({ data }, sent) => {
      const now =
        data && storedContact({ generalContact: data.updateGeneralContact, siteSettings: data.updateSiteSettings });
      if (now) take(now, { values: form.getValues(), before: sent });
      upload.cleanUp(sent.logo);
    },
  });

  return (
    <AdminPage title="Contact">
      <Loaded query={query} failed={texts.settings.loadFailed} skeleton={<FieldSkeletons heights={[44, 84, 44, 44]} />}>
        {() => (
          <FormPage
            unsaved={form.formState.isDirty || upload.sending !== undefined}
            busy={form.formState.isSubmitting}
            onSubmit={() => (upload.sending ? upload.askToWait() : saving.save())}
            onDiscard={() => {
              draft.forget();
              upload.cleanUp();
            }}
            preview={<ContactPreview control={form.control} />}
          >
            <DraftOffer draft={draft} />
            <ContactFields form={form} upload={upload} />
          </FormPage>
        )}
      </Loaded>
      <ConflictOf saving={saving} />
    </AdminPage>
  );
}
