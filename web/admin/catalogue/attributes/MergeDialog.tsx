import { Stack } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useMergeOptionsMutation, type AttributeToEditFragment } from './attributes.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/attributes.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

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

  const choices = options.map((option) => ({
    value: option.id,
    label: words.optionAndCount(option.name, option.productCount),
  }));
  return (
    <ActDialog
      title={words.mergeOptionsOf(name)}
      typed={[from, into]}
      act={words.merge}
      busy={loading}
      ready={from !== into}
      onAct={save}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <PlainSelect
          label={words.removeThisOption}
          value={from}
          options={choices}
          lang={siteLanguage}
          onChoose={setFrom}
        />
        <PlainSelect
          label={words.giveItsProductsThisOne}
          value={into}
          options={choices}
          lang={siteLanguage}
          onChoose={setInto}
        />
        <Quiet>{words.productsWillChange(count)}</Quiet>
      </Stack>
    </ActDialog>
  );
}
