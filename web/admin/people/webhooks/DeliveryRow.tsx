import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box, ButtonBase, Collapse, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useResendDeliveryMutation, type DeliveryFragment } from './webhooks.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { answerOf, momentOf, type Answer } from './deliveryTexts.ts';
import { SentAndAnswered } from './SentAndAnswered.tsx';

/** The columns of an attempt: when, what and the answer; on a phone the answer stands beside the other two. */
export const columnsOfRow = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 44%)',
    sm: '112px minmax(0, 1fr) minmax(0, 1fr)',
    xl: '140px minmax(0, 1fr) minmax(0, 1fr)',
  },
  gridTemplateAreas: { xs: '"what answer" "when answer"', sm: '"when what answer"' },
  alignItems: 'center',
  columnGap: 2,
};

interface Props {
  delivery: DeliveryFragment;
  /** Whether the webhook is on. */
  isOn: boolean;
  onSent: () => void;
}

/** Says what became of one event; it opens what was sent and what was answered. */
export function DeliveryRow({ delivery, isOn, onSent }: Props) {
  const { id, event, subjectName, createdAt } = delivery;
  const [open, setOpen] = useState(false);
  const [resend] = useResendDeliveryMutation({ refetchQueries: ['Webhooks'] });
  const notify = useNotify();
  const contentId = useId();
  const answer = answerOf(delivery);
  async function sendAgain() {
    try {
      await resend({ variables: { id } });
      onSent();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSendAgain, error);
    }
  }
  return (
    <Box component="li" className="ruled-below">
      <Box sx={lineLook}>
        <ButtonBase aria-expanded={open} aria-controls={contentId} onClick={() => setOpen(!open)} sx={rowLook}>
          <Typography variant="body2" component="span" sx={whenLook}>
            {momentOf(createdAt)}
          </Typography>
          <Box className="breaks" component="span" sx={{ gridArea: 'what' }}>
            <Typography variant="body2" component="span" className="strong own-line">
              {event}
            </Typography>
            <Typography className="muted" variant="caption" component="span" lang={siteLanguage} sx={secondLook}>
              {subjectName ?? words.gone}
            </Typography>
          </Box>
          <Outcome answer={answer} />
        </ButtonBase>
        <div>
          {isOn && answer.look === 'failed' && (
            <IconButton
              color="inherit"
              aria-label={words.sendAgainNamed(event, subjectName ?? 'gone')}
              onClick={() => void sendAgain()}
            >
              <ReplayOutlined />
            </IconButton>
          )}
        </div>
      </Box>
      <Collapse in={open} id={contentId} unmountOnExit timeout={0}>
        <SentAndAnswered delivery={delivery} onSendAgain={isOn ? () => void sendAgain() : undefined} />
      </Collapse>
    </Box>
  );
}

const looks: Record<Answer['look'], { Icon: typeof CheckCircleOutlined; color: string }> = {
  taken: { Icon: CheckCircleOutlined, color: 'success.main' },
  failed: { Icon: ErrorOutlined, color: 'error.main' },
  waiting: { Icon: ScheduleOutlined, color: 'text.secondary' },
  held: { Icon: PanToolOutlined, color: 'warning.main' },
};

function Outcome({ answer: { look, title, detail } }: { answer: Answer }) {
  const { Icon, color } = looks[look];
  return (
    <Box component="span" className="shrinks" sx={{ gridArea: 'answer' }}>
      <Box component="span" className="strong dense-type" sx={{ display: 'flex', gap: 1, color }}>
        <Icon className="rigid" sx={{ fontSize: 20 }} />
        <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{title}</span>
      </Box>
      <Typography className="muted" variant="caption" component="span" sx={secondLook}>
        {detail}
      </Typography>
    </Box>
  );
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  '&:hover': { bgcolor: 'surface.sunken' },
};
const secondLook = { display: 'block', fontSize: 13.5 };
const whenLook = { gridArea: 'when', fontSize: { xs: 13.5, sm: 15 }, color: { xs: 'text.secondary', sm: 'inherit' } };
const rowLook = {
  ...columnsOfRow,
  minHeight: 56,
  py: 1,
  pl: { xs: 2, lg: 4 },
  textAlign: 'left',
  '&.Mui-focusVisible': { outlineOffset: -2 },
};
