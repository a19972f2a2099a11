import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { Box, MenuItem, Stack, Typography } from '@mui/material';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { timeText } from './moments.ts';
import { stepText, type Step } from './planTexts.ts';

interface Props {
  step: Step;
  onDo: (step: Step) => void;
  onWithdraw: (step: Step) => void;
}

const looks = {
  DONE: { Icon: CheckCircleOutlined },
  STOPPED: { Icon: PanToolOutlined },
  PASSED: { Icon: RemoveCircleOutlined },
  BACK: { Icon: UndoOutlined },
  PRICES: { Icon: LocalOfferOutlined },
  PUBLISHED: { Icon: PublishOutlined },
  HIDDEN: { Icon: VisibilityOffOutlined },
  DRAFT: { Icon: VisibilityOffOutlined },
};

function lookOf({ state, isBack, what }: Step): keyof typeof looks {
  if (state !== 'WAITING') return state;
  return isBack ? 'BACK' : what;
}

/** A moment of a plan: when, what, and what became of it. */
export function PlanRow({ step, onDo, onWithdraw }: Props) {
  const { state, name, at, admin } = step;
  const { Icon } = looks[lookOf(step)];
  const colour = state === 'STOPPED' ? 'warning.main' : 'text.secondary';
  const isOver = state === 'DONE' || state === 'PASSED';
  return (
    <Stack component="li" direction="row" sx={rowLook}>
      <Typography
        component="time"
        dateTime={at}
        variant="body2"
        sx={{ flex: '0 0 84px', fontWeight: 600, color: isOver ? 'text.secondary' : undefined }}
      >
        {timeText(at)}
      </Typography>
      <Icon sx={{ flexShrink: 0, color: colour, fontSize: 20, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" lang="tr" sx={{ fontWeight: 600, color: isOver ? 'text.secondary' : undefined }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: colour }}>
          {stepText(step)}, {admin}
        </Typography>
      </Box>
      {state === 'WAITING' && (
        <ActionsMenu name={`${name}, ${timeText(at)}`}>
          {(choose) => [
            <MenuItem key="do" onClick={choose(() => onDo(step))}>
              Do it now
            </MenuItem>,
            <MenuItem key="out" onClick={choose(() => onWithdraw(step))}>
              Take out of the plan
            </MenuItem>,
          ]}
        </ActionsMenu>
      )}
    </Stack>
  );
}

const rowLook = {
  alignItems: 'center',
  gap: 1.5,
  minHeight: 66,
  p: '10px 12px 10px 20px',
  borderTop: 1,
  borderColor: 'divider',
};
