import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { DeliveryFragment } from '../../../graphql/generated/operations.ts';
import { nearDate } from '../../parts/texts/dates.ts';

interface Props {
  delivery: DeliveryFragment;
  /** Undefined while the webhook is off. */
  onSendAgain: (() => void) | undefined;
}

/** Shows what was sent, each try, and the beginning of the last answer. */
export const SentAndAnswered = ({ delivery: { sent, answer, tries }, onSendAgain }: Props) => (
  <Stack sx={{ gap: 1.5, p: { xs: '4px 16px 16px', lg: '4px 32px 20px' } }}>
    {tries.length > 1 && (
      <Box component="ol" sx={{ m: 0, pl: 2.5, fontSize: 14 }}>
        {tries.map(({ at, status, reason, took }) => (
          <li key={at}>{`${nearDate(at)}: ${status ?? reason ?? 'No answer'}, ${took} ms`}</li>
        ))}
      </Box>
    )}
    <Text title="Sent" text={sent === null ? null : laidOut(sent)} nothing="Nothing was sent yet." />
    {tries.length > 0 && (
      <Text title="Answer" text={answer || null} nothing="The answer was empty, or there was none." />
    )}
    {onSendAgain && tries.length > 0 && (
      <div>
        <Button variant="outlined" size="small" startIcon={<ReplayOutlined />} onClick={onSendAgain}>
          Send again
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
    <Typography variant="caption" component="h4" sx={{ fontWeight: 600, color: 'text.secondary' }}>
      {title}
    </Typography>
    {text === null ? (
      <Typography variant="body2">{nothing}</Typography>
    ) : (
      <Box component="pre" tabIndex={0} aria-label={title} sx={textLook}>
        {text}
      </Box>
    )}
  </div>
);

const textLook = {
  m: 0,
  mt: 0.5,
  p: 1.5,
  maxHeight: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 13,
  lineHeight: 1.5,
  bgcolor: 'surface.sunken',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
