import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import {
  useResendFailedDeliveriesMutation,
  type OpenWebhookQuery,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { Pager } from '../../parts/lists/Pager.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { DeliveryRow, columnsOfRow } from './DeliveryRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 20;

interface Props {
  webhook: WebhookOpenFragment;
  page: NonNullable<OpenWebhookQuery['webhook']>['deliveries'];
  /** The number of the page, counted from 0. */
  at: number;
  /** Only what failed is shown. */
  failed: boolean;
  onFailed: (failed: boolean) => void;
  /** Null leads to the page before. */
  onTurn: (cursor: string | null) => void;
  onSent: () => void;
}

/** Lists what was sent and what waits to be, the latest first. */
export function Deliveries({ webhook, page, at, failed, onFailed, onTurn, onSent }: Props) {
  const { nodes, totalCount, pageInfo } = page;
  const [resend] = useResendFailedDeliveriesMutation({ refetchQueries: ['Webhooks'] });
  const notify = useNotify();
  async function sendFailed() {
    try {
      const { data } = await resend({ variables: { id: webhook.id } });
      notify.success(words.eventsSentAgain(data?.resendFailedDeliveries ?? 0));
      onSent();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSendAgain, error);
    }
  }
  return (
    <section aria-label={words.attempts}>
      <Row className="wraps ruled" spacing={1.5} sx={headLook}>
        <Stack direction="row" spacing={1.5} sx={{ flex: '1 1 auto', alignItems: 'baseline' }}>
          <Typography variant="h6" component="h3" className="head-type">
            {words.attempts}
          </Typography>
          <Typography className="muted" variant="caption" sx={{ display: { lg: 'none', xl: 'inline' } }}>
            {words.keptFor30Days}
          </Typography>
        </Stack>
        {(webhook.failed > 0 || failed) && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={failed}
            aria-label={words.whichAttempts}
            onChange={(_, next: boolean | null) => next !== null && onFailed(next)}
            sx={groupLook}
          >
            <ToggleButton value={false}>{words.all}</ToggleButton>
            <ToggleButton value>{words.failedCount(webhook.failed)}</ToggleButton>
          </ToggleButtonGroup>
        )}
        {webhook.failed > 0 && webhook.on && (
          <Button variant="outlined" size="small" startIcon={<ReplayOutlined />} onClick={() => void sendFailed()}>
            {words.sendFailedAgain(webhook.failed)}
          </Button>
        )}
      </Row>
      {nodes.length === 0 ? (
        <Box sx={{ p: 2 }}>
          <EmptyState
            title={failed ? words.nothingHasFailed : words.nothingWasSentYet}
            hint={failed ? undefined : words.aTestShowsWhetherTheProgram}
          />
        </Box>
      ) : (
        <>
          <Box className="muted sunken small-type strong" aria-hidden sx={columnsLook}>
            <Box sx={columnsOfRow}>
              <span>{words.when}</span>
              <span>{words.event}</span>
              <span>{words.answer}</span>
            </Box>
          </Box>
          <PlainList aria-label={words.attempts}>
            {nodes.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={webhook.on} onSent={onSent} />
            ))}
          </PlainList>
        </>
      )}
      {(at > 0 || pageInfo.hasNextPage) && (
        <Pager
          page={at}
          size={size}
          total={totalCount}
          endCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
          onNext={onTurn}
          onPrevious={() => onTurn(null)}
        />
      )}
    </section>
  );
}

const headLook = { p: { xs: '16px', lg: '16px 32px' } };
const columnsLook = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  height: 44,
  pl: { xs: 2, lg: 4 },
  borderBlock: 1,
  borderColor: 'divider',
};
const groupLook = {
  '& button': { height: 34, px: 1.5, fontSize: 14, fontWeight: 500, color: 'text.primary', borderColor: 'outline' },
  '& button.Mui-selected, & button.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '& button.Mui-focusVisible': { zIndex: 1 },
};
