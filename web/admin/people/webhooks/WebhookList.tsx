import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useWebhooksQuery, type CreateWebhookMutation, type WebhookOpenFragment } from './webhooks.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { pageEdges } from '../../parts/page/AdminPage.tsx';
import { ScreenHead } from '../../parts/page/ScreenHead.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { WebhookDetail } from './WebhookDetail.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRows } from './WebhookRows.tsx';

export const mostWebhooks = 10;

/** The webhooks beside the open one; where there is no room for both, one of them. */
export function WebhookList() {
  const { id } = useParams();
  const compact = useCompact();
  const navigate = useNavigate();
  const query = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [made, setMade] = useState<CreateWebhookMutation['made']>();
  /** The webhook that is changed, or a new one. */
  const [edited, setEdited] = useState<WebhookOpenFragment | 'new'>();
  const webhooks = query.data?.webhooks ?? [];
  const shown = id ?? (compact ? undefined : webhooks[0]?.id);
  const isFull = webhooks.length >= mostWebhooks;

  function onMade(next: CreateWebhookMutation['made']) {
    setMade(next);
    void navigate(`/admin/webhooks/${next.webhook.id}`);
  }

  const list = (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
      {({ webhooks: all }) => (all.length === 0 ? <NoWebhooks /> : <WebhookRows webhooks={all} shown={shown} />)}
    </Loaded>
  );
  const head = (
    <ScreenHead
      title={words.webhooks}
      action={
        <>
          {webhooks.length > 0 && (
            <Typography className="muted" variant="body2" sx={{ mr: 1 }}>
              {words.ofEndpoints(webhooks.length, mostWebhooks)}
            </Typography>
          )}
          {!isFull && <AddButton onClick={() => setEdited('new')}>{words.addWebhook}</AddButton>}
        </>
      }
    />
  );
  const detail = shown && (
    <WebhookDetail
      key={shown}
      id={shown}
      made={made?.webhook.id === shown ? made : undefined}
      onMade={setMade}
      onCloseMade={() => setMade(undefined)}
      onChange={setEdited}
    />
  );
  const dialog = edited && (
    <WebhookDialog
      edited={edited === 'new' ? undefined : edited}
      onMade={onMade}
      onClose={() => setEdited(undefined)}
    />
  );
  return (
    <Box className="on-paper" sx={frameLook}>
      {head}
      {compact && detail && (
        <Button component={Link} to="/admin/webhooks" size="small" sx={{ m: '0 8px 8px' }}>
          {words.allWebhooks}
        </Button>
      )}
      <Box sx={{ ...panesLook, ...(detail && !compact && twoPanes) }}>
        {!(compact && detail) && <Box sx={detail ? listLook : undefined}>{list}</Box>}
        {detail && (
          <Box className="shrinks" sx={{ overflow: 'auto', overscrollBehavior: 'contain' }}>
            {detail}
          </Box>
        )}
      </Box>
      {dialog}
    </Box>
  );
}

const NoWebhooks = () => (
  <Box sx={{ p: 'var(--inset)' }}>
    <EmptyState title={words.noProgramIsNotifiedYet} hint={words.anotherProgramCanLearn} />
  </Box>
);

/** The panes reach the edges of the window, over the padding of the settings. */
const frameLook = {
  display: 'flex',
  flexDirection: 'column',
  m: pageEdges,
  minHeight: { xs: 'calc(100dvh - 56px)', md: '100dvh' },
  height: { lg: '100dvh' },
  pb: { xs: '88px', lg: 0 },
} as const;
const panesLook = { flex: 1, minHeight: 0, borderTop: 'var(--hairline)' };
const twoPanes = {
  display: 'grid',
  gridTemplateColumns: { lg: '264px minmax(0, 1fr)', xl: '304px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
};
const listLook = { minWidth: 0, overflow: 'auto', borderRight: { lg: 1 }, borderColor: { lg: 'divider' } };
