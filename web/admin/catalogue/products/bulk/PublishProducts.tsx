import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import type { ChosenProducts, Status } from '../../../../graphql/generated/schema.ts';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { usePlanning } from '../../plans/usePlanning.tsx';
import { now, readWhen } from '../../plans/when.ts';
import { WhenFields } from '../../plans/WhenFields.tsx';
import type { Counted } from '../../../../words/admin/en/locale.ts';
import * as words from '../../../../words/admin/en/products.ts';
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
    <ActDialog
      title={words.publishOrHideProducts(some)}
      width={520}
      typed={[chosen, when]}
      act={when.isPlanned ? words.planProducts(some) : button(some)}
      busy={busy || planning}
      ready={!when.isPlanned || planned !== undefined}
      onAct={() =>
        when.isPlanned
          ? planned && plan({ which, status: chosen, ...planned })
          : onChange({ changes: { status: chosen } })
      }
      note={words.oneStep}
      onClose={onClose}
    >
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
      <Box className="ruled" sx={{ mt: 2, pt: 1.5 }}>
        <WhenFields when={when} onChange={setWhen} />
      </Box>
      {question}
    </ActDialog>
  );
}
