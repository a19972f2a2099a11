import { Box, Button, Chip, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import {
  useRotateWebhookMutation,
  type CreateWebhookMutation,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { chipsOf } from './eventTexts.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  webhook: WebhookOpenFragment;
  onRotated: (made: CreateWebhookMutation['made']) => void;
}

/** Says where a webhook is sent, what, and by which secret. */
export function WebhookFacts({ webhook, onRotated }: Props) {
  const { id, url, events, secretEnd, formerSecretUntil } = webhook;
  const [asked, setAsked] = useState(false);
  const [rotate, { loading }] = useRotateWebhookMutation();
  const notify = useNotify();

  async function makeNew() {
    try {
      const { data } = await rotate({ variables: { id } });
      setAsked(false);
      if (data) onRotated(data.made);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToRotateTheSecret, error);
    }
  }

  return (
    <Box component="dl" sx={factsLook}>
      <Fact name={words.address}>
        <Box component="span" className="strong breaks">
          {url}
        </Box>
      </Fact>
      <Fact name={words.events}>
        <PlainList className="wraps" sx={{ gap: 0.75 }}>
          {chipsOf(events).map((chip) => (
            <li key={chip}>
              <Chip size="small" label={chip} />
            </li>
          ))}
        </PlainList>
      </Fact>
      <Fact name={words.sends}>{sentWords(webhook)}</Fact>
      <Fact name={words.secret}>
        <Row className="wraps" spacing="4px 12px">
          <span>
            <span aria-hidden>{`whsec_••••••••${secretEnd}`}</span>
            <span className="visually-hidden">{words.itEndsIn(secretEnd)}</span>
          </span>
          {formerSecretUntil !== null && (
            <Chip
              size="small"
              label={words.twoUntil(fullDate(formerSecretUntil))}
              className="warns strong"
              sx={{ bgcolor: 'tint.warning' }}
            />
          )}
          <Button size="small" onClick={() => setAsked(true)} className="strong" sx={rotateLook}>
            {words.rotate}
          </Button>
        </Row>
      </Fact>
      <ConfirmDialog
        open={asked}
        title={words.rotateTheSecret}
        text={words.aNewSecretIsMadeAndShownOnce}
        confirm={words.makeANewSecret}
        busy={loading}
        onConfirm={() => void makeNew()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}

const sentWords = ({ whole, personalData, importedRows }: WebhookOpenFragment) =>
  [
    whole ? words.wholeContents : words.shortContents,
    personalData ? words.withPersonalData : words.noPersonalData,
    ...(importedRows ? [words.eachImportedProduct] : []),
  ].join('; ');

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Quiet component="dt">{name}</Quiet>
    <Typography variant="body2" component="dd" className="shrinks" sx={{ mb: { xs: 1, sm: 0 } }}>
      {children}
    </Typography>
  </>
);

const factsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '92px minmax(0, 1fr)' },
  alignItems: 'baseline',
  gap: { xs: 0.25, sm: '12px 16px' },
};
const rotateLook = { minWidth: 0, p: 0, textDecoration: 'underline', textUnderlineOffset: 4 };
