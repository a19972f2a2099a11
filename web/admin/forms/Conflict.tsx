import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { set, type FieldValues } from 'react-hook-form';
import { BusyButton } from '../components/BusyButton.tsx';
import { PageDialog } from '../components/PageDialog.tsx';
import { texts } from '../texts/texts.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { differences, type Clash, type Difference, type FieldWords, type Side } from './differences.ts';

interface Props<Values extends FieldValues> {
  clash: Clash<Values>;
  fields: FieldWords[];
  /** With the values chosen, field by field. */
  onChoose: (values: Values) => void;
  onKeepEditing: () => void;
}

/** Someone else saved first: both sides of every field that differs, to choose from. */
export function Conflict<Values extends FieldValues>({ clash, fields, onChoose, onKeepEditing }: Props<Values>) {
  const found = differences(fields, clash);
  const [sides, setSides] = useState(() => sidesOf(found, ({ proposed }) => proposed));
  const [sending, setSending] = useState(false);

  function choose() {
    setSending(true);
    const values = structuredClone(clash.theirs.values);
    for (const { name, mine } of found) if (sides[name] === 'mine') set(values, name, mine);
    onChoose(values);
  }

  return (
    <PageDialog open title="Saved by someone else, too" width={760} onClose={onKeepEditing}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        <Typography>{texts.save.conflict}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 2 }}>
          <Button variant="outlined" size="small" onClick={() => setSides(sidesOf(found, () => 'mine'))}>
            All of mine
          </Button>
          <Button variant="outlined" size="small" onClick={() => setSides(sidesOf(found, () => 'theirs'))}>
            All of theirs
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
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onKeepEditing}>
          Keep editing
        </Button>
        <BusyButton busy={sending} onClick={choose}>
          Save what is chosen
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}

const sidesOf = (found: Difference[], side: (field: Difference) => Side): Record<string, Side> =>
  Object.fromEntries(found.map((field) => [field.name, side(field)]));
