import { useAboutToEditQuery, useUpdateAboutMutation } from './about.generated.ts';
import { AboutInput } from '../../../../common/generated/validators.ts';
import { ThingState } from '../../catalogue/waiting/ThingState.tsx';
import { useWaitingForm } from '../../catalogue/waiting/useWaitingForm.tsx';
import { FieldNotes } from '../../parts/forms/FieldInputs.tsx';
import { FormPage } from '../../parts/bench/FormPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/about.ts';
import { aboutFields } from './aboutFields.tsx';
import { AboutPreview } from './AboutPreview.tsx';

/** The fields are blank until the page is first saved. */
export function AboutForm() {
  const query = useAboutToEditQuery({ fetchPolicy: 'network-only' });
  const about = query.data?.about;
  const [update] = useUpdateAboutMutation();
  const {
    edit,
    notes,
    around: { head, ...around },
  } = useWaitingForm({
    kind: 'about',
    id: '1',
    title: words.about,
    name: 'about',
    fields: aboutFields,
    limits: AboutInput,
    row: about,
    refetch: async () => (await query.refetch()).data?.about,
    send: async (input, version) => (await update({ variables: { input, version } })).data?.updateAbout,
    notices: { saved: words.aboutInformationUpdated, failed: shared.settingsSaveFailed },
  });
  return (
    <FieldNotes value={notes}>
      <FormPage
        title={words.about}
        edit={edit}
        query={query}
        heights={[44, 84, 44, 84]}
        preview={<AboutPreview />}
        history={{ entity: 'ABOUT' }}
        state={
          about && (
            <>
              <ThingState status={about.status} waiting={about.waiting} /> {head}
            </>
          )
        }
        around={around}
      />
    </FieldNotes>
  );
}
