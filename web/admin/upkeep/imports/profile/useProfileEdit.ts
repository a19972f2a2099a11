import { useRef, useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useUpdateProfileMutation } from '../imports.generated.ts';
import { profileSetup, type ProfileSetup } from '../../../../../common/imports/profileSetup.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { useUnsaved } from '../../../parts/forms/useUnsaved.ts';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import type { Profile } from '../setups.ts';

export type ProfileEdit = ReturnType<typeof useProfileEdit>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Holds the changes of a profile until they are saved. */
export function useProfileEdit(profile: Profile) {
  const [saved, setSaved] = useState(profile);
  const [name, setName] = useState(profile.name);
  const [setup, setSetup] = useState(profile.setup);
  const [busy, setBusy] = useState(false);
  const [update] = useUpdateProfileMutation();
  const notify = useNotify();
  const isDone = useRef(false);
  const parts = Object.keys(setup) as (keyof ProfileSetup)[];
  const changes = parts.filter((part) => !isSame(setup[part], saved.setup[part])).length + Number(name !== saved.name);
  const problem = profileSetup.safeParse(setup).error?.issues[0];

  function discard() {
    setName(saved.name);
    setSetup(saved.setup);
  }

  async function save() {
    setBusy(true);
    try {
      const { id, version } = saved;
      const { data } = await update({ variables: { id, version, input: { name, setup } } });
      if (data) setSaved({ id, name, setup, version: data.updateImportProfile.version });
      notify.success(words.theProfileWasSaved);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSaveTheProfilePlease, error);
    }
    setBusy(false);
  }

  return {
    name,
    setName,
    setup,
    change: (values: Partial<ProfileSetup>) => setSetup((before) => ({ ...before, ...values })),
    /** How many parts of the profile are changed. */
    changes,
    isUnsaved: changes > 0,
    /** Why the profile cannot be saved; undefined when it can. */
    problem: problem && { place: problem.path.join('.'), message: problem.message },
    busy,
    save: () => void save(),
    discard,
    guard: useUnsaved({ isUnsaved: changes > 0, isDone, onDiscard: discard }),
  };
}
