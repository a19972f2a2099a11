import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button, IconButton, Switch, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import {
  useDeleteWebhookMutation,
  useSetWebhookOnMutation,
  useTestWebhookMutation,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';

interface Props {
  webhook: WebhookOpenFragment;
  onChange: () => void;
  onTested: () => void;
}

/** The name of a webhook, and what can be done with it. */
export function WebhookHead({ webhook: { id, name, on }, onChange, onTested }: Props) {
  const [asked, setAsked] = useState(false);
  const [setOn] = useSetWebhookOnMutation({ refetchQueries: ['Webhooks'] });
  const [sendTest] = useTestWebhookMutation();
  const [remove, { loading }] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'], awaitRefetchQueries: true });
  const notify = useNotify();
  const navigate = useNavigate();

  async function turn(next: boolean) {
    try {
      await setOn({ variables: { id, on: next } });
      notify.success(next ? words.theWebhookIsOn : words.theWebhookIsOff);
    } catch (error) {
      notify.failure(words.failedToSwitchTheWebhook, error);
    }
  }
  async function test() {
    try {
      await sendTest({ variables: { id } });
      notify.success(words.aTestIsOnItsWay);
      onTested();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSendATest, error);
    }
  }
  async function erase() {
    try {
      await remove({ variables: { id } });
      setAsked(false);
      void navigate('/admin/webhooks', { replace: true });
      notify.success(words.theWebhookWasRemoved);
      focusHeading();
    } catch (error) {
      notify.failure(words.failedToRemoveTheWebhook, error);
    }
  }

  return (
    <Row className="wraps apart ruled-below" spacing="8px 16px" sx={headLook}>
      <Typography
        className="breaks"
        variant="h5"
        component="h2"
        lang={siteLanguage}
        sx={{ flex: '1 1 160px', fontSize: 22 }}
      >
        {name}
      </Typography>
      <Row spacing={0.5}>
        <Row component="label" spacing={1} sx={{ mr: 0.5, cursor: 'pointer' }}>
          <Typography variant="body2" component="span">
            {on ? words.on : words.off}
          </Typography>
          <Switch
            checked={on}
            onChange={(_, next) => void turn(next)}
            slotProps={{ input: { 'aria-label': words.on } }}
          />
        </Row>
        <Button
          variant="outlined"
          size="small"
          startIcon={<SendOutlined />}
          disabled={!on}
          onClick={() => void test()}
          className="unbroken"
        >
          {words.sendATest}
        </Button>
        <IconButton color="inherit" aria-label={words.change} onClick={onChange}>
          <EditOutlined />
        </IconButton>
        <IconButton color="inherit" aria-label={words.remove} onClick={() => setAsked(true)}>
          <DeleteOutlined />
        </IconButton>
      </Row>
      <ConfirmDialog
        open={asked}
        title={words.removeWebhook}
        text={words.nothingMoreIsSentThere}
        confirm={words.remove}
        busy={loading}
        onConfirm={() => void erase()}
        onCancel={() => setAsked(false)}
      >
        <Typography lang={siteLanguage} className="strong breaks" sx={{ mt: 1.5 }}>
          {name}
        </Typography>
      </ConfirmDialog>
    </Row>
  );
}

const headLook = { pb: 2 };
