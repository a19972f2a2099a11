import { Stack } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors, type FormErrors } from '../../../graphql/fieldErrors.ts';
import {
  useMakeKeyMutation,
  useUpdateKeyMutation,
  type KeyRowFragment,
  type MakeKeyMutation,
} from './keys.generated.ts';
import type { Scope } from '../../../graphql/generated/schema.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { dayWithYear } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/keys.ts';
import { RightsInput } from './RightsInput.tsx';

interface Props {
  /** The key that is changed; undefined for a new one. */
  edited: KeyRowFragment | undefined;
  /** The ids of the profiles that a new one is for. */
  profiles?: readonly string[];
  onMade: (made: MakeKeyMutation['made']) => void;
  onClose: () => void;
}

const [asItIs, never] = [words.asItIs, 'never'];
const ends = [
  { value: '30', label: words.in30Days },
  { value: '90', label: words.in90Days },
  { value: '365', label: words.in365Days },
  { value: never, label: words.never },
];

/** Left out, the end of a key stays as it is. */
const daysIn = (end: string) => (end === asItIs ? {} : { days: end === never ? null : Number(end) });

/** Asks what a key is called, what it may do, until when, and from where. */
export function KeyDialog({ edited, profiles = [], onMade, onClose }: Props) {
  const [name, setName] = useState(edited?.name ?? '');
  const [scopes, setScopes] = useState<readonly Scope[]>(edited?.scopes ?? []);
  const [profileIds, setProfileIds] = useState<readonly string[]>(edited?.profiles.map(({ id }) => id) ?? profiles);
  const [addresses, setAddresses] = useState(edited?.addresses.join('\n') ?? '');
  const [end, setEnd] = useState(edited ? asItIs : '90');
  const [errors, setErrors] = useState<FormErrors['fields']>({});
  const [make, making] = useMakeKeyMutation({ refetchQueries: ['Keys'], awaitRefetchQueries: true });
  const [update, updating] = useUpdateKeyMutation();
  const notify = useNotify();
  const busy = making.loading || updating.loading;

  async function save() {
    const lines = addresses.split(/[\s,;]+/).filter(Boolean);
    const input = { name, scopes: [...scopes], profileIds: [...profileIds], addresses: lines, ...daysIn(end) };
    try {
      if (edited) {
        await update({ variables: { id: edited.id, input } });
        notify.success(words.keySaved);
      } else {
        const { data } = await make({ variables: { input } });
        if (data) onMade(data.made);
      }
      onClose();
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      setErrors(fields);
      if (general) notify.failure(general.code === 'CONFLICT' ? general.message : words.failedToSaveTheKey, error);
    }
  }

  const wrongAddress = Object.entries(errors).find(([field]) => field.startsWith('addresses'))?.[1];
  const kept = edited && {
    value: asItIs,
    label: edited.expiresAt ? words.onDay(dayWithYear(edited.expiresAt)) : words.never,
  };
  return (
    <ActDialog
      title={edited ? words.changeKey : words.addKey}
      width={560}
      small={false}
      typed={[name, scopes, profileIds, addresses, end]}
      act={edited ? words.saveKey : words.makeKey}
      busy={busy}
      onAct={save}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <TextInput
          label={words.name}
          lang={siteLanguage}
          autoFocus
          defaultValue={name}
          error={errors.name}
          hint={words.theProgramThatUsesItSuch}
          onChange={({ target }) => setName(target.value)}
        />
        <RightsInput
          {...{ scopes, profileIds }}
          error={errors.scopes}
          onScopes={setScopes}
          onProfiles={setProfileIds}
        />
        <PlainSelect
          label={words.ends}
          value={end}
          options={[...(kept ? [kept] : []), ...ends.filter(({ label }) => label !== kept?.label)]}
          onChoose={setEnd}
        />
        <TextInput
          label={words.onlyFromTheseAddresses}
          optional
          multiline
          minRows={1}
          defaultValue={addresses}
          error={wrongAddress}
          hint={words.suchAs192027Or10200016One}
          onChange={({ target }) => setAddresses(target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
