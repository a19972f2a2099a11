import { Box, Button, DialogActions, DialogContent, Select, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useMergeOptionsMutation, type AttributeToEditFragment } from './attributes.generated.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/attributes.ts';

/** Merges two options into one: products that have the first get the second. */
export function MergeDialog({ attribute, onClose }: { attribute: AttributeToEditFragment; onClose: () => void }) {
  const { id: attributeId, name, options } = attribute;
  const [from, setFrom] = useState(options[0]?.id ?? '');
  const [into, setInto] = useState(options[1]?.id ?? '');
  const [merge, { loading }] = useMergeOptionsMutation();
  const notify = useNotify();
  const count = options.find(({ id }) => id === from)?.productCount ?? 0;

  async function save() {
    try {
      await merge({ variables: { attributeId, from, into } });
      notify.success(words.optionsMergedSuccessfully, undefined, words.productsChanged(count));
      onClose();
    } catch (error) {
      notify.failure(words.failedToUpdateAttributes, error);
    }
  }

  const choice = (label: string, value: string, choose: (id: string) => void) => (
    <Box component="label" sx={{ display: 'block', mb: 2 }}>
      <Typography variant="body2" component="span" sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Typography>
      <Select native size="small" fullWidth value={value} onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={siteLanguage}>
            {option.name} ({option.productCount})
          </option>
        ))}
      </Select>
    </Box>
  );

  return (
    <PageDialog open small width={480} title={words.mergeOptionsOf(name)} onClose={onClose}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        {choice(words.removeThisOption, from, setFrom)}
        {choice(words.giveItsProductsThisOne, into, setInto)}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.productsWillChange(count)}
        </Typography>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <BusyButton busy={loading} disabled={from === into} onClick={() => void save()}>
          {words.merge}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
