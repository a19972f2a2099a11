import { useMemo } from 'react';
import { useAboutToEditQuery, useUpdateAboutMutation } from '../../graphql/generated/operations.ts';
import { AboutInput } from '../../graphql/generated/validators.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { ConflictOf } from '../forms/ConflictOf.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { texts } from '../texts/texts.ts';
import { AboutFields } from './AboutFields.tsx';
import { AboutPreview } from './AboutPreview.tsx';
import { aboutWords, blankAbout, storedAbout } from './aboutForm.ts';

/** The texts of the about page; blank until they are first saved. */
export function AboutForm() {
  const query = useAboutToEditQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateAboutMutation();

  const about = query.data?.about;
  const stored = useMemo(() => (about ? storedAbout(about) : undefined), [about]);
  const edit = useStoredForm(AboutInput, stored, blankAbout);
  const { form, take } = edit;
  const draft = useDraft('about', edit);
  const saving = useSaving({
    edit,
    draft,
    fields: aboutWords,
    theirs: async () => {
      const { data } = await query.refetch();
      return data?.about ? storedAbout(data.about) : undefined;
    },
    send: (input, version) => update({ variables: { input, version } }),
    saved: texts.about.saved,
    failed: texts.settings.saveFailed,
    reloads: true,
    onSaved: ({ data }, sent) =>
      data && take(storedAbout(data.updateAbout), { values: form.getValues(), before: sent }),
  });

  return (
    <AdminPage title="About">
      <Loaded query={query} failed={texts.settings.loadFailed} skeleton={<FieldSkeletons heights={[44, 84, 44, 84]} />}>
        {() => (
          <FormPage
            unsaved={form.formState.isDirty}
            busy={form.formState.isSubmitting}
            onSubmit={saving.save}
            onDiscard={draft.forget}
            preview={<AboutPreview control={form.control} />}
          >
            <DraftOffer draft={draft} />
            <AboutFields form={form} />
          </FormPage>
        )}
      </Loaded>
      <ConflictOf saving={saving} />
    </AdminPage>
  );
}
