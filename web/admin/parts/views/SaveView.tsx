import { Checkbox, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ViewInput } from '../../../../common/generated/validators.ts';
import { useCreateViewMutation, useUpdateViewMutation, type ShownViewFragment } from './views.generated.ts';
import { ActDialog } from '../forms/ActDialog.tsx';
import { refusalOf } from '../errors/refusalOf.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/views.ts';
import { useArrange } from './useArrange.ts';
import type { Views } from '../lists/useViews.ts';

interface Props {
  views: Views;
  /** The view that is changed; undefined for a new one. */
  view?: ShownViewFragment | undefined;
  onSaved: (view: ShownViewFragment) => void;
  onClose: () => void;
}

/** Saves the list as it is under a name, or changes the name of a view and who sees it. */
export function SaveView({ views, view, onSaved, onClose }: Props) {
  const { list, title, nodes } = views;
  const [name, setName] = useState(view?.name ?? '');
  const [forEveryone, setForEveryone] = useState(view?.forEveryone ?? false);
  const [isStart, setIsStart] = useState(view?.isStart ?? false);
  const [error, setError] = useState<string>();
  const afterwards = { refetchQueries: ['ViewList'], awaitRefetchQueries: true };
  const [create, creating] = useCreateViewMutation(afterwards);
  const [update, updating] = useUpdateViewMutation(afterwards);
  const arrange = useArrange(views);
  const notify = useNotify();
  const busy = creating.loading || updating.loading;

  async function save() {
    const input = { name, query: view ? view.query : views.query, forEveryone };
    const checked = ViewInput.safeParse(input);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    try {
      const { data } = view
        ? await update({ variables: { id: view.id, input } })
        : await create({ variables: { list, input } });
      if (!data) return;
      const { saved } = data;
      if (isStart !== saved.isStart) {
        const others = nodes.filter(({ id }) => id !== saved.id || view);
        const all = view ? others : [...others, saved];
        await arrange(all.map((one) => ({ ...one, isStart: isStart && one.id === saved.id })));
      }
      notify.success(words.viewSaved(saved.name));
      onSaved(saved);
      onClose();
    } catch (refused) {
      setError(refusalOf(refused));
      if (!refusalOf(refused)) notify.failure(words.failedToSaveTheView, refused);
    }
  }

  return (
    <ActDialog
      title={view ? words.changeView : words.saveThisView}
      typed={[name, forEveryone, isStart]}
      act={words.saveView}
      busy={busy}
      onAct={save}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        lang={siteLanguage}
        autoFocus
        defaultValue={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <RadioGroup
        aria-label={words.whoSeesIt}
        row
        value={forEveryone ? 'everyone' : 'me'}
        onChange={(_, value) => setForEveryone(value === 'everyone')}
        sx={{ mt: 2, columnGap: 2 }}
      >
        <FormControlLabel value="me" control={<Radio size="small" />} label={words.forMe} />
        <FormControlLabel value="everyone" control={<Radio size="small" />} label={words.forEveryone} />
      </RadioGroup>
      <FormControlLabel
        control={<Checkbox size="small" checked={isStart} onChange={(_, checked) => setIsStart(checked)} />}
        label={words.openWithIt(title)}
      />
    </ActDialog>
  );
}
