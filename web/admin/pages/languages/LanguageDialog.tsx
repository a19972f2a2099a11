import { Stack } from '@mui/material';
import { useState } from 'react';
import { currencies, type Currency } from '../../../../common/money/money.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import * as words from '../../../words/admin/en/languages.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { LabelledSwitch } from '../../parts/inputs/SwitchInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useAddLanguageMutation, useUpdateLanguageMutation, type LanguageRowFragment } from './languages.generated.ts';

interface Props {
  /** The language that is changed; undefined for a new one. */
  language: LanguageRowFragment | undefined;
  /** The order of a new one. */
  next: number;
  onClose: () => void;
}

const blank = {
  name: '',
  direction: 'LTR',
  inMenu: true,
  indexable: true,
  currency: null,
  showsUnconfirmed: false,
  untranslated: 'IN_PLACE',
} as const;

/** Adds a language, or changes one; its code never changes. */
export function LanguageDialog({ language, next, onClose }: Props) {
  const notify = useNotify();
  const refetchQueries = ['LanguageList'];
  const [add, adding] = useAddLanguageMutation({ refetchQueries });
  const [update, updating] = useUpdateLanguageMutation({ refetchQueries });
  const [code, setCode] = useState(language?.code ?? '');
  const [values, setValues] = useState(() => {
    const { name, direction, inMenu, indexable, currency, showsUnconfirmed, untranslated } = language ?? blank;
    const chosen = { showsUnconfirmed, untranslated };
    return { name, direction, inMenu, indexable, currency, ...chosen, position: String(language?.position ?? next) };
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });

  async function save() {
    const input = { ...values, position: Number(values.position) || 0, currency: values.currency ?? null };
    try {
      await (language
        ? update({ variables: { code: language.code, input, version: language.version } })
        : add({ variables: { code: code.trim(), input } }));
      notify.success(words.saved);
      onClose();
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) notify.failure(general?.message ?? words.failed, error);
    }
  }

  const errorOf = (name: string) => (errors[name] === undefined ? {} : { error: errors[name] });
  return (
    <ActDialog
      title={language ? words.editLanguage(language.name) : words.addLanguage}
      typed={{ code, values }}
      act={language ? words.save : words.addLanguage}
      busy={adding.loading || updating.loading}
      onAct={save}
      onClose={onClose}
    >
      <Stack spacing={2}>
        {!language && (
          <TextInput
            label={words.code}
            hint={words.codeHint}
            {...errorOf('code')}
            value={code}
            autoFocus
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <TextInput
          label={words.ownName}
          {...errorOf('name')}
          value={values.name}
          lang={code}
          onChange={({ target }) => set({ name: target.value })}
        />
        <PlainSelect
          label={words.direction}
          value={values.direction}
          options={Object.entries(words.directions).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => set({ direction: value === 'RTL' ? 'RTL' : 'LTR' })}
        />
        <PlainSelect
          label={words.currency}
          value={values.currency ?? ''}
          options={[{ value: '', label: words.noCurrency }, ...currencies.map((one) => ({ value: one, label: one }))]}
          onChoose={(value) => set({ currency: (value || null) as Currency | null })}
        />
        <PlainSelect
          label={words.untranslated}
          value={values.untranslated}
          options={Object.entries(words.untranslatedPages).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => set({ untranslated: value === 'TURKISH_PAGE' ? value : 'IN_PLACE' })}
        />
        <TextInput
          label={words.position}
          {...errorOf('position')}
          inputMode="numeric"
          value={values.position}
          onChange={({ target }) => set({ position: target.value })}
        />
        <LabelledSwitch checked={values.inMenu} onChange={(_, inMenu) => set({ inMenu })} label={words.inMenu} />
        <LabelledSwitch
          checked={values.indexable}
          onChange={(_, indexable) => set({ indexable })}
          label={words.indexable}
        />
        <LabelledSwitch
          checked={values.showsUnconfirmed}
          onChange={(_, showsUnconfirmed) => set({ showsUnconfirmed })}
          label={words.showsUnconfirmed}
        />
      </Stack>
    </ActDialog>
  );
}
