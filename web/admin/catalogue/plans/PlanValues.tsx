import EventOutlined from '@mui/icons-material/EventOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { PlannedValues } from '../../../graphql/generated/schema.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import type { EditForm } from '../../parts/forms/useEditForm.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { tomorrow } from './moments.ts';
import { usePlanning } from './usePlanning.tsx';
import { now, readWhen, type When } from './when.ts';
import { MomentFields } from './WhenFields.tsx';

interface Props<Input> {
  edit: EditForm<Input>;
  /** The name of the thing, which the plan has until a person gives it another one. */
  name: string;
  values: (input: Input) => PlannedValues;
  /** The form shows what waits, and the plan takes it over. */
  ofWaiting?: boolean;
  onPlanned?: (() => void) | undefined;
}

/** A button at the foot of a form that plans what was typed for a time, in place of saving it. */
export function PlanValues<Input>({ edit, name, values, ofWaiting = false, onPlanned }: Props<Input>) {
  const { form, draft, isUnsaved, isBusy } = edit;
  const [asked, setAsked] = useState<{ input: Input; when: When }>();
  const close = () => setAsked(undefined);
  const { plan, planning, question } = usePlanning(() => {
    close();
    // The typed values are in the plan now, and not on the site.
    form.reset();
    draft.discarded();
    onPlanned?.();
  });
  const planned = asked && readWhen(asked.when);
  const open = (input: Input) => setAsked({ input, when: { ...now, isPlanned: true, name, at: tomorrow(Date.now()) } });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EventOutlined />}
        disabled={(!isUnsaved && !ofWaiting) || isBusy}
        onClick={() => void form.handleSubmit(open)()}
      >
        {ofWaiting ? words.planFor : words.atATime}
      </Button>
      {asked && (
        <ActDialog
          title={words.planThisChange}
          width={520}
          typed={asked.when}
          act={words.planThisChange}
          busy={planning}
          ready={planned !== undefined}
          onAct={() => planned && plan({ values: values(asked.input), ofWaiting, ...planned })}
          onClose={close}
        >
          <Typography className="muted" variant="body2" sx={{ mb: 2 }}>
            {words.siteStaysUntilThen} {ofWaiting && words.waitNoLonger}
          </Typography>
          <MomentFields when={asked.when} onChange={(when) => setAsked({ ...asked, when })} />
          {question}
        </ActDialog>
      )}
    </>
  );
}
