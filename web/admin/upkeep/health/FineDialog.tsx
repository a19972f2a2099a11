import { Box, Checkbox, FormControlLabel, OutlinedInput, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { healthChecks, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import { useFoundByCheckQuery, useSayFineMutation } from './health.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/health.ts';

const mostLetters = 200;

interface Props {
  check: ProductCheck;
  onClose: () => void;
}

/** Says of some products that what a check finds is fine as it is, with the reason. */
export function FineDialog({ check, onClose }: Props) {
  const query = useFoundByCheckQuery({ variables: { check }, fetchPolicy: 'network-only' });
  const [say, { loading }] = useSayFineMutation({ refetchQueries: 'active' });
  const [ids, setIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function send() {
    if (ids.length === 0) return setProblem(words.tickAtLeastOneProduct);
    if (!reason.trim()) return setProblem(words.enterAReason);
    try {
      await say({ variables: { check, ids: [...ids], reason: reason.trim() } });
      notify.success(words.findingsSaidToBeFine(ids.length));
      onClose();
    } catch (error) {
      const refused = refusalOf(error);
      setProblem(refused ?? words.thisWasNotSaved);
    }
  }

  return (
    <ActDialog
      title={words.fineAsItIsNamed(healthChecks[check].name)}
      width={560}
      small={false}
      typed={[reason, ids]}
      act={ids.length > 0 ? words.fineForProducts(ids.length) : words.fineAsItIs}
      busy={loading}
      problem={problem ?? ''}
      onAct={send}
      onClose={onClose}
    >
      <Field label={words.reason} hint={words.ofLetters(reason.length, mostLetters)}>
        {({ id, describedBy }) => (
          <OutlinedInput
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ input: { id, 'aria-describedby': describedBy, maxLength: mostLetters, lang: siteLanguage } }}
          />
        )}
      </Field>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
        {({ products: { nodes, totalCount } }) => (
          <Box component="fieldset" className="shrinks" sx={{ mt: 2.5, border: 0 }}>
            <Typography component="legend" variant="body2" className="strong">
              {totalCount > nodes.length ? words.productsTheNewestOf(nodes.length, totalCount) : words.products}
            </Typography>
            {nodes.map(({ id, name, stockCode }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex', mr: 0, minHeight: 40 }}
                control={
                  <Checkbox
                    size="small"
                    checked={ids.includes(id)}
                    onChange={(_, isOn) => setIds(isOn ? [...ids, id] : ids.filter((one) => one !== id))}
                  />
                }
                label={<Content>{[name, stockCode].filter(Boolean).join(', ')}</Content>}
              />
            ))}
          </Box>
        )}
      </Loaded>
    </ActDialog>
  );
}
