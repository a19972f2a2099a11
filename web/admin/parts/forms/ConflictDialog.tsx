import { Button, DialogContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { set } from 'react-hook-form';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import type { Subject } from '../history/HistoryPanel.tsx';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { differences, type Conflict, type Difference, type Side } from './conflicts.ts';
import type { SavingState } from './useSaving.ts';
import { useWhoSaved } from './useWhoSaved.ts';

type Props = Pick<SavingState, 'values' | 'choose' | 'keepEditing'> & {
  conflict: Conflict;
  /** Names the thing that the form edits, so that its history says who has saved it. */
  of?: Subject | undefined;
};

/** Shows both values of every field that differs from what someone else has saved meanwhile. */
export function ConflictDialog({ conflict, of, values, choose, keepEditing }: Props) {
  const who = useWhoSaved(of, conflict.from ?? null);
  const found = differences(values, conflict);
  const [sides, setSides] = useState(() => sidesOf(found, ({ proposed }) => proposed));
  const [sending, setSending] = useState(false);

  function save() {
    setSending(true);
    const chosen = structuredClone(conflict.theirs.values);
    for (const { name, mine } of found) if (sides[name] === 'mine') set(chosen, name, mine);
    choose(chosen);
  }

  return (
    <PageDialog open title={words.savedBySomeoneElseToo} width={760} onClose={keepEditing}>
      <DialogContent>
        <Typography>
          {who ?? words.someoneElseHasSaved} {words.chooseForEachField}
        </Typography>
        <Stack direction="row" className="wraps" spacing={1} sx={{ my: 2 }}>
          <Button variant="outlined" size="small" onClick={() => setSides(sidesOf(found, () => 'mine'))}>
            {words.keepAllOfMine}
          </Button>
          <Button variant="outlined" size="small" onClick={() => setSides(sidesOf(found, () => 'theirs'))}>
            {words.keepAllOfTheirs}
          </Button>
        </Stack>
        {found.map((field) => (
          <ConflictChoice
            key={field.name}
            field={field}
            side={sides[field.name] ?? field.proposed}
            onChoose={(side) => setSides((now) => ({ ...now, [field.name]: side }))}
          />
        ))}
      </DialogContent>
      <DialogFoot>
        <Button variant="outlined" size="small" onClick={keepEditing}>
          {words.keepEditing}
        </Button>
        <BusyButton busy={sending} onClick={save}>
          {words.saveChosenValues}
        </BusyButton>
      </DialogFoot>
    </PageDialog>
  );
}

const sidesOf = (found: Difference[], side: (field: Difference) => Side): Record<string, Side> =>
  Object.fromEntries(found.map((field) => [field.name, side(field)]));
