import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { DeliveryFragment } from './webhooks.generated.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/webhooks.ts';

interface Props {
  delivery: DeliveryFragment;
  /** Undefined while the webhook is off. */
  onSendAgain: (() => void) | undefined;
}

/** Shows what was sent, each try, and the beginning of the last answer. */
export const SentAndAnswered = ({ delivery: { sent, answer, tries }, onSendAgain }: Props) => (
  <Stack spacing={1.5} sx={{ p: { xs: '4px 16px 16px', lg: '4px 32px 20px' } }}>
    {tries.length > 1 && (
      <Box component="ol" className="bulleted near-type">
        {tries.map(({ at, status, reason, took }) => (
          <li key={at}>{words.tried(nearDate(at), status ?? reason ?? words.noAnswer, took)}</li>
        ))}
      </Box>
    )}
    <Text title={words.sent} text={sent === null ? null : laidOut(sent)} nothing={words.nothingSentSentence} />
    {tries.length > 0 && <Text title={words.answer} text={answer || null} nothing={words.theAnswerWasEmptyOrThere} />}
    {onSendAgain && tries.length > 0 && (
      <div>
        <Button variant="outlined" size="small" startIcon={<ReplayOutlined />} onClick={onSendAgain}>
          {words.sendAgain}
        </Button>
      </div>
    )}
  </Stack>
);

/** Only the beginning of a long body is kept, which is no JSON any more. */
function laidOut(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

const Text = ({ title, text, nothing }: { title: string; text: string | null; nothing: string }) => (
  <div>
    <Typography className="muted strong" variant="caption" component="h4">
      {title}
    </Typography>
    {text === null ? (
      <Typography variant="body2">{nothing}</Typography>
    ) : (
      <Box component="pre" tabIndex={0} aria-label={title} className="small-type sunken framed" sx={textLook}>
        {text}
      </Box>
    )}
  </div>
);

const textLook = {
  mt: 0.5,
  p: 1.5,
  maxHeight: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
  borderRadius: 1,
};
