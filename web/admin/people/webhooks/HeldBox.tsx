import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  useReleaseWebhookEventsMutation,
  useSetWebhookOnMutation,
  type WebhookOffReason,
  type WebhookOpenFragment,
} from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

interface Props {
  webhook: WebhookOpenFragment;
  onReleased: () => void;
}

const titles: Record<WebhookOffReason, string> = {
  BY_HAND: 'Switched off by hand.',
  FAILED: 'Switched off: nothing was taken for 5 days.',
  GONE: 'Switched off: its endpoint wants no more (410).',
  RESTORED: 'Switched off: it came back with a backup.',
  KEY_ENDED: 'Switched off: its key has ended. Switch it on only if you know the address: it is yours then.',
};

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
      notify.failure('Failed to switch the webhook on. Please try again.', error);
    }
  }
  async function decide(send: boolean) {
    try {
      const { data } = await release({ variables: { id, send } });
      const events = counted(data?.releaseWebhookEvents ?? 0, 'event');
      notify.success(send ? `${events} sent on` : `${events} forgotten`);
      onReleased();
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to decide about the events. Please try again.', error);
    }
  }

  const title = on ? `${counted(held, 'event')} ${held === 1 ? 'is' : 'are'} held.` : titles[offReason ?? 'BY_HAND'];
  const detail = on
    ? 'They happened while it was off, or before a backup was restored.'
    : held > 0
      ? `${counted(held, 'event')} ${held === 1 ? 'waits' : 'wait'}; after switching on, choose whether they are sent.`
      : 'What happens meanwhile is held for 30 days.';
  return (
    <Box component="section" aria-label={title} sx={boxLook}>
      <PanToolOutlined sx={{ color: 'warning.main', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h6" component="h3" sx={{ fontSize: 18 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {on ? (
          <>
            <Button variant="outlined" size="small" onClick={() => void decide(true)}>
              {`Send ${held}`}
            </Button>
            <Button size="small" onClick={() => void decide(false)}>
              Forget them
            </Button>
          </>
        ) : (
          <Button variant="outlined" size="small" onClick={() => void turnOn()}>
            Switch on
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
  bgcolor: 'background.paper',
};
