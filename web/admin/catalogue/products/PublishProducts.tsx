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
import type { ChosenProducts, Status } from '../../../graphql/generated/operations.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { usePlanning } from '../plans/usePlanning.tsx';
import { now, readWhen } from '../plans/when.ts';
import { WhenFields } from '../plans/WhenFields.tsx';
import type { BulkChange } from './useBulkActions.ts';

interface Props {
  which: ChosenProducts;
  /** A counted noun: '2 products'. */
  count: string;
  busy: boolean;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

const ways: { status: Status; verb: string; text: string }[] = [
  { status: 'PUBLISHED', verb: 'Publish', text: 'On the site: visitors find them at once.' },
  { status: 'HIDDEN', verb: 'Hide', text: 'Hidden: they keep their addresses and are not on the site.' },
  { status: 'DRAFT', verb: 'Make drafts of', text: 'Drafts: they are being prepared and are not on the site.' },
];

/** Asks whether several products should be on the site. */
export function PublishProducts({ which, count, busy, onChange, onClose }: Props) {
  const [chosen, setChosen] = useState<Status>('PUBLISHED');
  const [when, setWhen] = useState(now);
  const planned = readWhen(when);
  const { plan, planning, question } = usePlanning(onClose);
  const verb = ways.find(({ status }) => status === chosen)?.verb ?? '';
  return (
    <PageDialog open title={`Publish or hide ${count}`} width={520} small onClose={onClose}>
      <DialogContent sx={{ p: '4px 28px 24px' }}>
        <RadioGroup
          aria-label="Status"
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
          One step of the history, undone in one press for 30 days.
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cancel
        </Button>
        {when.isPlanned ? (
          <BusyButton
            busy={planning}
            disabled={!planned}
            onClick={() => planned && plan({ which, status: chosen, ...planned })}
          >
            Plan {count}
          </BusyButton>
        ) : (
          <BusyButton busy={busy} onClick={() => onChange({ changes: { status: chosen } })}>
            {verb} {count}
          </BusyButton>
        )}
      </DialogActions>
      {question}
    </PageDialog>
  );
}
