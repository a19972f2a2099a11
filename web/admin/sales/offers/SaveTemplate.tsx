import { Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OfferTemplateInput } from '../../../../common/generated/validators.ts';
import { useCreateOfferTemplateMutation } from '../templates/offerTemplates.generated.ts';
import { countRule } from '../../kinds/wholeNumber.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/offers.ts';
import type { Terms } from '../lines/offerTexts.ts';

interface Props {
  terms: Terms;
  /** Receives the id of the new template. */
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Stores the terms of an offer as a template, under a name. */
export function SaveTemplate({ terms, onSaved, onClose }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [create, { loading }] = useCreateOfferTemplateMutation({
    refetchQueries: ['OfferTemplateList'],
    awaitRefetchQueries: true,
  });
  const notify = useNotify();

  async function save() {
    const checked = rules.safeParse({ ...terms, name });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    try {
      const { data } = await create({ variables: { input: checked.data } });
      notify.success(words.templateSaved(name.trim()));
      if (data) onSaved(data.saved.id);
      onClose();
    } catch (refused) {
      setError(refusalOf(refused));
      if (!refusalOf(refused)) notify.failure(words.failedToSaveTheTemplate, refused);
    }
  }

  return (
    <ActDialog
      title={words.saveAsTemplateHeading}
      typed={name}
      act={words.saveTemplate}
      busy={loading}
      onAct={save}
      onClose={onClose}
    >
      <TextInput
        label={words.nameOfTheTemplate}
        lang={siteLanguage}
        autoFocus
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <Typography className="muted" variant="body2" sx={{ mt: 2 }}>
        {words.whatTemplateKeeps}
      </Typography>
    </ActDialog>
  );
}

const rules = OfferTemplateInput.extend({ validDays: countRule(OfferTemplateInput.shape.validDays) });
