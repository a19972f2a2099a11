import { useAboutToEditQuery, useUpdateAboutMutation } from '../../../graphql/generated/operations.ts';
import { AboutInput } from '../../../../common/generated/validators.ts';
import { PlanValues } from '../../catalogue/plans/PlanValues.tsx';
import { FormPage } from '../../parts/forms/FormPage.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { aboutFields } from './aboutFields.tsx';
import { AboutPreview } from './AboutPreview.tsx';

/** The fields are blank until the page is first saved. */
export function AboutForm() {
  const query = useAboutToEditQuery({ fetchPolicy: 'network-only' });
  const about = query.data?.about;
  const [update] = useUpdateAboutMutation();
  const edit = useEditForm({
    name: 'about',
    fields: aboutFields,
    limits: AboutInput,
    row: about,
    refetch: async () => (await query.refetch()).data?.about,
    send: async (input, version) => (await update({ variables: { input, version } })).data?.updateAbout,
    notices: { saved: 'About information updated successfully!', failed: texts.settings.saveFailed },
  });
  return (
    <FormPage
      title="About"
      edit={edit}
      query={query}
      heights={[44, 84, 44, 84]}
      preview={<AboutPreview />}
      history={{ entity: 'ABOUT' }}
      state={about && <StateChip status={about.status} />}
      foot={<PlanValues edit={edit} name="About" values={(about) => ({ about })} />}
    />
  );
}
