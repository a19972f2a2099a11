import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useWebhooksQuery, type CreateWebhookMutation, type WebhookOpenFragment } from './webhooks.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { pageEdges } from '../../parts/page/pageEdges.ts';
import { Panel } from '../../parts/page/Panel.tsx';
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
      {({ webhooks: all }) =>
        all.length === 0 ? <NoWebhooks onAdd={() => setEdited('new')} /> : <WebhookRows webhooks={all} shown={shown} />
      }
    </Loaded>
  );
  const head = webhooks.length > 0 && (
    <Box sx={headLook}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.ofEndpoints(webhooks.length, mostWebhooks)}
      </Typography>
      {!isFull && (
        <AddButton variant="outlined" label={words.addWebhook} onClick={() => setEdited('new')}>
          {words.add}
        </AddButton>
      )}
    </Box>
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
  if (compact)
    return (
      <AdminPage title={words.webhooks}>
        {detail ? (
          <>
            <Button component={Link} to="/admin/webhooks" size="small" sx={{ mb: 1.5, ml: -1 }}>
              {words.allWebhooks}
            </Button>
            <Panel>{detail}</Panel>
          </>
        ) : (
          <Panel>
            {head}
            {list}
          </Panel>
        )}
        {dialog}
      </AdminPage>
    );
  return (
    <Box sx={frameLook}>
      <title>{words.webhooksAdmin}</title>
      <Typography variant="h4" component="h1" tabIndex={-1} className="visually-hidden">
        {words.webhooks}
      </Typography>
      {webhooks.length > 0 ? (
        <>
          <Box sx={listLook}>
            {head}
            {list}
          </Box>
          <Box sx={{ minWidth: 0, overflow: 'auto', overscrollBehavior: 'contain' }}>{detail}</Box>
        </>
      ) : (
        <Box sx={{ gridColumn: '1 / -1', p: '28px 40px' }}>{list}</Box>
      )}
      {dialog}
    </Box>
  );
}

const NoWebhooks = ({ onAdd }: { onAdd: () => void }) => (
  <Box sx={{ p: 2 }}>
    <EmptyState
      title={words.noProgramIsNotifiedYet}
      hint={words.anotherProgramCanLearn}
      action={<AddButton onClick={onAdd}>{words.addWebhook}</AddButton>}
    />
  </Box>
);

const headLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 76,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

/** The panes reach the edges of the window, over the padding of the settings. */
const frameLook = {
  display: 'grid',
  gridTemplateColumns: { lg: '264px minmax(0, 1fr)', xl: '304px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100dvh',
  m: pageEdges.md,
  bgcolor: 'background.paper',
};

const listLook = { minWidth: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider' };
