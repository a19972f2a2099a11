import { Box, Typography } from '@mui/material';
import { dayTexts } from './moments.ts';
import { PlanRow, type PlanAct } from './PlanRow.tsx';
import type { Step } from './planTexts.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  days: Map<string, Step[]>;
  today: string;
  onAct: (step: Step, act: PlanAct) => void;
}

export const idOfDay = (day: string) => `plans-${day}`;

/** The plans under their days. */
export const PlanDays = ({ days, today, onAct }: Props) => (
  <>
    {[...days].map(([day, steps]) => {
      const { name, date } = dayTexts(day, today);
      return (
        <Box key={day} component="section" id={idOfDay(day)} tabIndex={-1} aria-label={`${name}, ${date}`} sx={dayLook}>
          <Typography className="muted sunken ruled dense-type" component="h2" sx={headLook}>
            <b>{name}</b> {date}
          </Typography>
          <PlainList>
            {steps.map((step) => (
              <PlanRow key={step.id} step={step} onAct={onAct} />
            ))}
          </PlainList>
        </Box>
      );
    })}
  </>
);

const dayLook = { scrollMarginTop: 72, '&:focus-visible': { outlineOffset: -2 } };
const headLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: { xs: 2, sm: 2.5 },
  'section:first-of-type > &': { borderTop: 0 },
  '& b': { fontWeight: 600, color: 'text.primary' },
};
