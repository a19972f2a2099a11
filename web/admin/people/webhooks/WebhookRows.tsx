import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { WebhookInListFragment } from './webhooks.generated.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  webhooks: WebhookInListFragment[];
  /** The id of the open one. */
  shown: string | undefined;
}

/** The webhooks, each with its address and how it goes. */
export const WebhookRows = ({ webhooks, shown }: Props) => (
  <PlainList aria-label={words.webhooks}>
    {webhooks.map((webhook) => (
      <Box component="li" key={webhook.id} className="ruled-below">
        <ButtonBase
          component={Link}
          to={`/admin/webhooks/${webhook.id}`}
          aria-current={webhook.id === shown ? 'true' : undefined}
          sx={(theme) => ({
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignItems: 'baseline',
            gap: '2px 12px',
            width: '100%',
            p: 2,
            textAlign: 'left',
            bgcolor: webhook.id === shown ? 'tint.primary' : undefined,
            boxShadow: webhook.id === shown ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none',
            '&.Mui-focusVisible': { outlineOffset: -2 },
            '&:hover': { bgcolor: webhook.id === shown ? 'tint.primary' : 'surface.sunken' },
          })}
        >
          <Typography lang={siteLanguage} className="strong breaks">
            {webhook.name}
          </Typography>
          <Standing of={webhook} />
          <Typography className="muted breaks whole-row" variant="caption">
            {webhook.url}
          </Typography>
        </ButtonBase>
      </Box>
    ))}
  </PlainList>
);

function Standing({ of: { on, failedToday } }: { of: WebhookInListFragment }) {
  const [text, color] = !on
    ? [words.off, 'text.secondary']
    : failedToday > 0
      ? [words.failedToday(failedToday), 'error.main']
      : [words.allSent, 'success.main'];
  return (
    <Typography variant="caption" className="strong" sx={{ color }}>
      {text}
    </Typography>
  );
}
