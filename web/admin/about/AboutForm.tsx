import { useMemo } from 'react';
import { useAboutToEditQuery, useUpdateAboutMutation } from '../../graphql/generated/operations.ts';
import { AboutInput } from '../../graphql/generated/validators.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Conflict } from '../forms/Conflict.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { texts } from '../texts.ts';
import { AboutFields } from './AboutFields.tsx';
import { blankAbout, storedAbout } from './aboutForm.ts';

/** The texts of the about page; blank until they are first saved. */
export function AboutForm() {
  const query = useAboutToEditQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateAboutMutation();

  const about = query.data?.about;
  const stored = useMemo(() => (about ? storedAbout(about) : undefined), [about]);
  const { form, take, version } = useStoredForm(AboutInput, stored, blankAbout);
  const saving = useSaving({
    form,
    version,
    send: (input, version) => update({ variables: { input, version } }),
    saved: texts.about.saved,
    failed: texts.settings.saveFailed,
    onSaved: ({ data }, sent) => data && take(storedAbout(data.updateAbout), sent),
  });

  async function loadTheirs() {
    const { data } = await query.refetch();
    if (data?.about) take(storedAbout(data.about));
    saving.forgetConflict();
  }

  return (
    <AdminPage title="About">
      {saving.conflict && <Conflict onTheirs={() => void loadTheirs()} onMine={() => void saving.save(true)()} />}
      <Loaded query={query} failed={texts.settings.loadFailed} skeleton={<FieldSkeletons heights={[44, 84, 44, 84]} />}>
        {() => (
          <FormPage
            unsaved={form.formState.isDirty}
            busy={form.formState.isSubmitting}
            onSubmit={() => void saving.save()()}
          >
            <AboutFields form={form} />
          </FormPage>
        )}
      </Loaded>
    </AdminPage>
  );
}
