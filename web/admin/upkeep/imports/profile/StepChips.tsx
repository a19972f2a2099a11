import AddOutlined from '@mui/icons-material/AddOutlined';
import { Chip, IconButton, MenuItem } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import type { ProfileStep } from '../../../../../common/imports/profileSetup.ts';
import { PageMenu } from '../../../parts/dialogs/PageMenu.tsx';
import { StepDialog } from './StepDialog.tsx';
import { newSteps, stepText } from './stepTexts.ts';

interface Props {
  /** The name of the column. */
  name: string;
  steps: ProfileStep[];
  isShown: boolean;
  onChange: (steps: ProfileStep[]) => void;
}

const isPlain = ({ kind }: ProfileStep) => kind === 'TRIM' || kind === 'UPPER';
const moves: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The steps of a column in their order: a press edits one, arrow keys move it, Delete removes it. */
export function StepChips({ name, steps, isShown, onChange }: Props) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState<{ place: number; step: ProfileStep }>();
  if (!isShown) return <span />;

  function move(place: number, by: number) {
    const to = place + by;
    const [step, other] = [steps[place], steps[to]];
    if (step && other) onChange(steps.map((one, at) => (at === place ? other : at === to ? step : one)));
  }
  const remove = (place: number) => onChange(steps.filter((_, at) => at !== place));

  return (
    <Row className="wraps" role="group" aria-label={words.stepsOf(name)} spacing={0.75}>
      {steps.map((step, place) => (
        <Chip
          key={place}
          size="small"
          label={stepText(step)}
          title={words.arrowKeysMoveItDeleteRemoves}
          onClick={() => !isPlain(step) && setEditing({ place, step })}
          onDelete={() => remove(place)}
          onKeyDown={({ key }) => {
            const by = moves[key];
            if (by !== undefined) move(place, by);
          }}
          sx={chipLook}
        />
      ))}
      <IconButton size="small" aria-label={words.addAStepTo(name)} onClick={(event) => setMenu(event.currentTarget)}>
        <AddOutlined className="icon-20" />
      </IconButton>
      <PageMenu anchor={menu} onClose={() => setMenu(null)}>
        {newSteps.map(({ label, step }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setMenu(null);
              if (isPlain(step)) onChange([...steps, step]);
              else setEditing({ place: steps.length, step });
            }}
          >
            {label}
          </MenuItem>
        ))}
      </PageMenu>
      {editing && (
        <StepDialog
          step={editing.step}
          onClose={() => setEditing(undefined)}
          onSave={(step) => {
            onChange([...steps.slice(0, editing.place), step, ...steps.slice(editing.place + 1)]);
            setEditing(undefined);
          }}
        />
      )}
    </Row>
  );
}

/** A step is read whole, however its language says it. */
const chipLook = {
  borderRadius: 0.5,
  height: 'auto',
  '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal', overflowWrap: 'break-word' },
} as const;
