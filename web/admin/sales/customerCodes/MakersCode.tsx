import { useApolloClient } from '@apollo/client/react';
import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { crossRelations } from '../../../../common/enumWords.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { CrossRelation } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/customerCodes.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { useToasts } from '../../parts/toasts/ToastProvider.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { EnquiryToReadDocument } from '../enquiries/enquiries.generated.ts';
import {
  MakersCodesDocument,
  useAddMakersCodeMutation,
  type MakersCodesQuery,
  type MakersCodesQueryVariables,
} from './customerCodes.generated.ts';

interface Props {
  productId: string;
  /** The buyer's own words: mostly a maker and a code. */
  written: string;
  onClose: () => void;
}

/** Adds what a buyer wrote to the product as a code of another maker, which all buyers find from then on. */
export function MakersCode({ productId, written, onClose }: Props) {
  const [first = '', ...rest] = written.trim().split(/\s+/);
  const [maker, setMaker] = useState(rest.length > 0 ? first : '');
  const [code, setCode] = useState(rest.length > 0 ? rest.join(' ') : first);
  const [relation, setRelation] = useState<CrossRelation>('FORM_FIT_FUNCTION');
  const client = useApolloClient();
  const notify = useNotify();
  const toasts = useToasts();
  const [add, { loading }] = useAddMakersCodeMutation({
    refetchQueries: [EnquiryToReadDocument],
    awaitRefetchQueries: true,
  });

  async function save() {
    try {
      const { data } = await client.query<MakersCodesQuery, MakersCodesQueryVariables>({
        query: MakersCodesDocument,
        variables: { id: productId },
        fetchPolicy: 'network-only',
      });
      if (!data?.product) throw new Error('The product is gone.');
      const { version, crossReferences } = data.product;
      const isSame = (one: { maker: string; code: string }) =>
        fold(one.maker) === fold(maker.trim()) && fold(one.code) === fold(code.trim());
      if (crossReferences.some(isSame)) {
        notify.success(words.alreadyKnown);
        return onClose();
      }
      const known = crossReferences.map(({ maker: by, code: its, relation: how, note, source, checkedAt }) => ({
        ...{ maker: by, code: its, relation: how },
        ...{ note, source, checkedAt },
      }));
      const more = { maker: maker.trim(), code: code.trim(), relation };
      const done = await add({
        variables: { id: productId, version, changes: { crossReferences: [...known, more] } },
      });
      const [problem] = done.data?.upsertProducts.rows[0]?.problems ?? [];
      if (problem) return toasts.show({ kind: 'error', text: problem.message });
      notify.success(words.savedForEverybody);
      onClose();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToRememberTheCode, error);
    }
  }

  return (
    <ActDialog
      title={words.theMakersCode}
      typed={[maker, code, relation]}
      act={words.save}
      busy={loading}
      ready={maker.trim() !== '' && code.trim() !== ''}
      onAct={save}
      onClose={onClose}
    >
      <Typography variant="body2">{words.buyersFindIt}</Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <TextField
          autoFocus={maker === ''}
          label={words.maker}
          value={maker}
          onChange={({ target }) => setMaker(target.value)}
        />
        <TextField
          autoFocus={maker !== ''}
          label={words.makersCode}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <FilterSelect
          wide
          label={words.relation}
          value={relation}
          options={Object.entries(crossRelations).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => setRelation(value as CrossRelation)}
        />
      </Stack>
    </ActDialog>
  );
}
