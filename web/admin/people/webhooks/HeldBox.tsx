import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  useReleaseWebhookEventsMutation,
  useSetWebhookOnMutation,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import type { WebhookOffReason } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';

interface Props {
  webhook: WebhookOpenFragment;
  onReleased: () => void;
}

const titles: Record<WebhookOffReason, string> = words.titles;

/** Says that a webhook is off, and asks what becomes of the events that are held. */
export function HeldBox({ webhook: { id, on, offReason, held }, onReleased }: Props) {
  const [setOn] = useSetWebhookOnMutation({ refetchQueries: ['Webhooks'] });
  const [release] = useReleaseWebhookEventsMutation();
  const notify = useNotify();
  if (on && held === 0) return null;

  async function turnOn() {
    try {
      await setOn({ variables: { id, on: true } });
      onReleased();
    } catch (error) {
      notify.failure(words.failedToSwitchTheWebhookOn, error);
    }
  }
  async function decide(send: boolean) {
    try {
      const { data } = await release({ variables: { id, send } });
      notify.success((send ? words.sentOn : words.forgotten)(data?.releaseWebhookEvents ?? 0));
      onReleased();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToDecideAboutTheEvents, error);
    }
  }

  const title = on ? words.eventsAreHeld(held) : titles[offReason ?? 'BY_HAND'];
  const detail = on
    ? words.theyHappenedWhileItWasOff
    : held > 0
      ? words.eventsWaitAfterSwitching(held)
      : words.whatHappensMeanwhileIsHeld;
  return (
    <Box component="section" aria-label={title} className="on-paper" sx={boxLook}>
      <PanToolOutlined className="warns" sx={{ mt: 0.25 }} />
      <Box className="shrinks" sx={{ flex: '1 1 220px' }}>
        <Typography variant="h6" component="h3" className="head-type">
          {title}
        </Typography>
        <Typography className="muted" variant="body2" sx={{ mt: 0.5 }}>
          {detail}
        </Typography>
      </Box>
      <Stack direction="row" className="wraps" spacing={1}>
        {on ? (
          <>
            <Button variant="outlined" size="small" onClick={() => void decide(true)}>
              {words.sendHeld(held)}
            </Button>
            <Button size="small" onClick={() => void decide(false)}>
              {words.forgetThem}
            </Button>
          </>
        ) : (
          <Button variant="outlined" size="small" onClick={() => void turnOn()}>
            {words.switchOn}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const boxLook = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: 1.5,
  p: '16px 20px',
  border: '1.5px solid',
  borderColor: 'warning.main',
  borderRadius: 1.33,
};
