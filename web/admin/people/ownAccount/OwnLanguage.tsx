import { useUpdateOwnAccountMutation } from './account.generated.ts';
import type { OfficeLanguage } from '../../../graphql/generated/schema.ts';
import { LabelledSelect } from '../../parts/inputs/LabelledSelect.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { isForOthers } from '../../session/officeLanguage.ts';
import { languageNames } from '../../../words/admin/ofStaff.ts';
import * as words from '../../../words/admin/en/ownAccount.ts';

const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** Tells whether a field of the page holds something that nobody has saved. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Chooses the language of the admin area. The page is loaded once more for it, unless that would lose what was typed. */
export function OwnLanguage({ language }: { language: OfficeLanguage }) {
  const notify = useNotify();
  const [change, { loading }] = useUpdateOwnAccountMutation();

  async function choose(chosen: string) {
    if (loading) return;
    try {
      const { data } = await change({ variables: { input: { language: chosen as OfficeLanguage } } });
      if (!isForOthers(data?.updateOwnAccount.language)) return;
      if (isTyped())
        notify.success(words.languageFromTheNextPage, { label: words.reload, run: () => window.location.reload() });
      else window.location.reload();
    } catch (error) {
      notify.failure(words.failedToSave, error);
    }
  }

  return (
    <LabelledSelect
      label={words.languageOfTheAdmin}
      value={language}
      options={options}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
