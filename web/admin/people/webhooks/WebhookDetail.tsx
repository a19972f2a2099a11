import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import {
  useOpenWebhookQuery,
  type CreateWebhookMutation,
  type DeliveryFragment,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SecretBox } from '../../parts/secrets/SecretBox.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { Deliveries } from './Deliveries.tsx';
import { HeldBox } from './HeldBox.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookHead } from './WebhookHead.tsx';

type Made = CreateWebhookMutation['made'];

interface Props {
  id: string;
  /** The secret that was made a moment ago. */
  made: Made | undefined;
  onMade: (made: Made) => void;
  onCloseMade: () => void;
  onChange: (webhook: WebhookOpenFragment) => void;
}

/** What is being sent, or is sent within a few seconds, soon looks different. */
const isMoving = ({ state, nextTryAt }: DeliveryFragment) =>
  state === 'WAITING' && nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + 10_000;

/** An open webhook: what it gets, and what became of it. */
export function WebhookDetail({ id, made, onMade, onCloseMade, onChange }: Props) {
  const [pages, setPages] = useState<(string | null)[]>([null]);
  const [failed, setFailed] = useState(false);
  const variables = { id, after: pages.at(-1) ?? null, failed };
  const [moving, setMoving] = useState(false);
  const query = useOpenWebhookQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: moving ? 1500 : 15_000,
  });
  const found = (query.data ?? query.previousData)?.webhook;
  const isNow = found?.deliveries.nodes.some(isMoving) ?? false;
  if (isNow !== moving) setMoving(isNow);
  const missing = query.data?.webhook === null;

  if (missing)
    return (
      <Box sx={{ p: 2 }}>
        <EmptyState title={words.thereIsNoSuchWebhook} hint={words.itMayHaveBeenRemoved} />
      </Box>
    );
  return (
    <Loaded
      query={{ ...(found && { data: found }), error: query.error, refetch: query.refetch }}
      failed={shared.loadFailed}
      skeleton={<RowSkeletons rows={6} />}
    >
      {(webhook) => (
        <Box>
          <Stack spacing={2.5} sx={{ p: { xs: '16px 16px 20px', lg: '24px 32px 20px' } }}>
            <WebhookHead webhook={webhook} onChange={() => onChange(webhook)} onTested={() => void query.refetch()} />
            {made && (
              <SecretBox
                key={made.secret}
                name={webhook.name}
                title={
                  webhook.formerSecretUntil === null ? words.isAdded(webhook.name) : words.hasANewSecret(webhook.name)
                }
                sentence={
                  webhook.formerSecretUntil === null
                    ? words.withItTheProgramChecks
                    : words.bothSignUntil(fullDate(webhook.formerSecretUntil))
                }
                label={words.secret}
                secret={made.secret}
                onClose={onCloseMade}
              />
            )}
            <HeldBox webhook={webhook} onReleased={() => void query.refetch()} />
            <WebhookFacts webhook={webhook} onRotated={onMade} />
          </Stack>
          <Deliveries
            webhook={webhook}
            page={webhook.deliveries}
            at={pages.length - 1}
            failed={failed}
            onFailed={(next) => {
              setFailed(next);
              setPages([null]);
            }}
            onTurn={(cursor) => setPages((now) => (cursor === null ? now.slice(0, -1) : [...now, cursor]))}
            onSent={() => void query.refetch()}
          />
        </Box>
      )}
    </Loaded>
  );
}
