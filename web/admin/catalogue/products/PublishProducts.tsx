import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { ChosenProducts, Status } from '../../../graphql/generated/schema.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { usePlanning } from '../plans/usePlanning.tsx';
import { now, readWhen } from '../plans/when.ts';
import { WhenFields } from '../plans/WhenFields.tsx';
import type { Counted } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';
import type { BulkChange } from './useBulkActions.ts';

interface Props {
  which: ChosenProducts;
  some: Counted;
  busy: boolean;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

const ways: { status: Status; button: (some: Counted) => string; text: string }[] = [
  { status: 'PUBLISHED', button: words.publishProducts, text: words.onTheSiteVisitorsFindThem },
  { status: 'HIDDEN', button: words.hideProducts, text: words.hiddenTheyKeepTheirAddresses },
  { status: 'DRAFT', button: words.makeDrafts, text: words.draftsTheyAreBeingPrepared },
];

/** Asks whether several products should be on the site. */
export function PublishProducts({ which, some, busy, onChange, onClose }: Props) {
  const [chosen, setChosen] = useState<Status>('PUBLISHED');
  const [when, setWhen] = useState(now);
  const planned = readWhen(when);
  const { plan, planning, question } = usePlanning(onClose);
  const button = ways.find(({ status }) => status === chosen)?.button ?? words.publishProducts;
  return (
    <PageDialog open title={words.publishOrHideProducts(some)} width={520} small onClose={onClose}>
      <DialogContent sx={{ p: '4px 28px 24px' }}>
        <RadioGroup
          aria-label={words.status}
          value={chosen}
          onChange={(_, value) => setChosen(value as Status)}
          sx={{ gap: 0.5 }}
        >
          {ways.map(({ status, text }) => (
            <FormControlLabel key={status} value={status} control={<Radio size="small" />} label={text} />
          ))}
        </RadioGroup>
        <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <WhenFields when={when} onChange={setWhen} />
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ p: '16px 28px', gap: 1.5, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="caption" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {words.oneStep}
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        {when.isPlanned ? (
          <BusyButton
            busy={planning}
            disabled={!planned}
            onClick={() => planned && plan({ which, status: chosen, ...planned })}
          >
            {words.planProducts(some)}
          </BusyButton>
        ) : (
          <BusyButton busy={busy} onClick={() => onChange({ changes: { status: chosen } })}>
            {button(some)}
          </BusyButton>
        )}
      </DialogActions>
      {question}
    </PageDialog>
  );
}
