import { labels } from '../../../../common/labels.ts';
import { useAddRedirectMutation, type RedirectRowFragment } from './redirects.generated.ts';
import type { RedirectInput as Input } from '../../../graphql/generated/schema.ts';
import { RedirectInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/redirects.ts';

const fields: FormFields<Input, RedirectRowFragment> = {
  from: {
    label: labels.redirect.from,
    blank: '',
    stored: ({ from }) => from,
    input: (field) => <TextInput {...field} autoFocus hint={words.asItWasSuchAsUrunlerRulman} />,
  },
  to: {
    label: labels.redirect.to,
    blank: '',
    stored: ({ to }) => to,
    input: (field) => <TextInput {...field} hint={words.aPageOfThisSiteSuch} />,
  },
};

/** Old addresses are never edited: they are removed and added again. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddRedirectMutation({ refetchQueries: ['RedirectList'] });
  const edit = useEditForm<Input, RedirectRowFragment & { version: number }>({
    name: 'redirect:new',
    fields,
    limits: RedirectInput,
    row: undefined,
    refetch: async () => undefined,
    send: async (input) => {
      const added = (await add({ variables: { input } })).data?.addRedirect;
      return added && { ...added, version: 1 };
    },
    notices: { saved: shared.redirectsSaved, failed: shared.redirectsSaveFailed },
    page: ({ from }) => from,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={words.addOldAddress}
      submit={words.addOldAddress}
      edit={edit}
      query={{ data: {}, error: undefined, missing: false, refetch: async () => undefined }}
      loadFailed={shared.loadFailed}
      heights={[44, 44]}
      onClose={onClose}
    />
  );
}
