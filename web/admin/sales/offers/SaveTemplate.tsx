import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OfferTemplateInput } from '../../../../common/generated/validators.ts';
import { useCreateOfferTemplateMutation } from '../templates/offerTemplates.generated.ts';
import { countRule } from '../../kinds/wholeNumber.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/offers.ts';
import type { Terms } from './offerTexts.ts';

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

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    // To React, a form in a dialog is inside the form of the offer.
    event.stopPropagation();
    if (!loading) void save();
  }

  return (
    <PageDialog open small width={480} title={words.saveAsTemplateHeading} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <DialogContent sx={{ p: '0 28px 24px' }}>
          <TextInput
            label={words.nameOfTheTemplate}
            lang={siteLanguage}
            autoFocus
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {words.whatTemplateKeeps}
          </Typography>
        </DialogContent>
        <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="outlined" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" busy={loading}>
            {words.saveTemplate}
          </BusyButton>
        </DialogActions>
      </form>
    </PageDialog>
  );
}

const rules = OfferTemplateInput.extend({ validDays: countRule(OfferTemplateInput.shape.validDays) });
