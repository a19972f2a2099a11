import {
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  OutlinedInput,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { healthChecks, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import { useFoundByCheckQuery, useSayFineMutation } from './health.generated.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
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
    <PageDialog open title={words.fineAsItIsNamed(healthChecks[check].name)} width={560} onClose={onClose}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
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
            <Box component="fieldset" sx={{ m: 0, mt: 2.5, p: 0, border: 0, minWidth: 0 }}>
              <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
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
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography role="alert" variant="body2" sx={{ flex: 1, color: 'error.main' }}>
          {problem}
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <BusyButton busy={loading} onClick={() => void send()}>
          {ids.length > 0 ? words.fineForProducts(ids.length) : words.fineAsItIs}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
