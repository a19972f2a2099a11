import { Box, Button, MenuItem, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useUndoStep } from '../../parts/history/useUndoChange.ts';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/plans.ts';
import { dayOf, timeText } from './moments.ts';
import { planLookOf, planLooks } from './planLooks.ts';
import { siteOn } from './SiteThen.tsx';
import { stepText, type Step } from './planTexts.ts';

/** Offers what a person can do about a moment of a plan. */
export type PlanAct = 'look' | 'change' | 'do' | 'withdraw';

interface Props {
  step: Step;
  onAct: (step: Step, act: PlanAct) => void;
}

const items: Record<PlanAct, string> = {
  look: words.whatItChanges,
  change: words.change,
  do: words.doItNow,
  withdraw: words.takeOutOfThePlan,
};

const actsOf = ({ state }: Step): PlanAct[] => (state === 'WAITING' ? ['look', 'change', 'do', 'withdraw'] : ['look']);

/** A moment of a plan: when, what, and what became of it. */
export function PlanRow({ step, onAct }: Props) {
  const nameOf = usePersonName();
  const { state, name, at, admin, undoToken, isBack } = step;
  const undoing = useUndoStep();
  const { Icon } = planLooks[planLookOf(step)];
  const isStopped = state === 'STOPPED';
  const isOver = state === 'DONE' || state === 'PASSED';
  const label = `${name}, ${timeText(at)}`;
  return (
    <Stack component="li" direction="row" className="ruled" spacing={1.5} sx={rowLook}>
      <Typography
        component="time"
        dateTime={at}
        variant="body2"
        sx={{ ...timeLook, color: isOver ? 'text.secondary' : undefined }}
      >
        {timeText(at)}
      </Typography>
      <Icon sx={{ ...iconLook, color: isStopped ? 'warning.main' : 'text.secondary' }} />
      <Box className="breaks grows">
        <Typography
          variant="body2"
          lang={siteLanguage}
          className="strong"
          sx={{ color: isOver ? 'text.secondary' : undefined }}
        >
          {name}
        </Typography>
        <Typography className="muted small-type" component="p" sx={{ lineHeight: '20px' }}>
          <Box component="span" sx={{ color: isStopped ? 'warning.main' : undefined }}>
            {stepText(step)}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {isBack ? '' : `, ${nameOf(admin)}`}
          </Box>
        </Typography>
        {isStopped && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => onAct(step, 'look')}
            sx={{ ...lookLook, display: { sm: 'none' }, mt: 1 }}
          >
            {words.look}
          </Button>
        )}
      </Box>
      {isStopped && (
        <Button
          variant="outlined"
          size="small"
          aria-label={words.lookLabel(label)}
          onClick={() => onAct(step, 'look')}
          sx={{ ...lookLook, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {words.look}
        </Button>
      )}
      {state === 'WAITING' && !isBack && (
        <Button
          size="small"
          component="a"
          href={siteOn(dayOf(at))}
          target="_blank"
          rel="noopener"
          aria-label={words.seeTheDayOf(label)}
          sx={wordLook}
        >
          {words.seeTheDay}
        </Button>
      )}
      {state === 'DONE' && undoToken && (
        <Button size="small" aria-label={words.undoLabel(label)} onClick={undoing(undoToken).run} sx={wordLook}>
          {words.undo}
        </Button>
      )}
      <ActionsMenu name={label}>
        {(choose) => [
          ...actsOf(step).map((act) => (
            <MenuItem key={act} onClick={choose(() => onAct(step, act))}>
              {items[act]}
            </MenuItem>
          )),
          state === 'DONE' && undoToken && (
            <MenuItem key="undo" onClick={choose(undoing(undoToken).run)} sx={{ display: { sm: 'none' } }}>
              {words.undo}
            </MenuItem>
          ),
        ]}
      </ActionsMenu>
    </Stack>
  );
}

const rowLook = {
  alignItems: { xs: 'flex-start', sm: 'center' },
  minHeight: 66,
  p: { xs: '10px 4px 10px 16px', sm: '8px 12px 8px 20px' },
} as const;
const timeLook = { flex: '0 0 76px', fontWeight: 600 };
const iconLook = { flexShrink: 0, mr: 0.5, fontSize: 20, display: { xs: 'none', sm: 'block' } };
const lookLook = { height: 34, px: 1.5, minWidth: 0 };
const wordLook = { height: 34, px: 1.5, minWidth: 0, display: { xs: 'none', sm: 'inline-flex' } };
