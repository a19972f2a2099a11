import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Checkbox, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useId } from 'react';
import type { WebhookEvent } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { groups, sentenceOf, wireName } from './eventTexts.ts';

interface Props {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChoose: (events: readonly WebhookEvent[]) => void;
}

/** Lists what a webhook can be notified of, each with a sentence. */
export function EventsInput({ chosen, error, onChoose }: Props) {
  const toggle = (event: WebhookEvent, on: boolean) =>
    onChoose(on ? [...chosen, event] : chosen.filter((one) => one !== event));
  return (
    <FormControl component="fieldset" error={error !== undefined} className="shrinks">
      <FormLabel component="legend">{words.events}</FormLabel>
      {groups.map(({ title, events }) => (
        <Box key={title} role="group" aria-label={title} sx={{ mt: 1 }}>
          <Typography className="muted strong" variant="caption" component="p">
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
            {events.map((event) => (
              <Ticked
                key={event}
                label={wireName(event)}
                sentence={sentenceOf(event)}
                checked={chosen.includes(event)}
                onCheck={(on) => toggle(event, on)}
              />
            ))}
          </Box>
        </Box>
      ))}
      {error && (
        <FormHelperText>
          <ErrorOutlined className="icon-18" />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface TickedProps {
  label: string;
  sentence: string;
  checked: boolean;
  disabled?: boolean;
  error?: string | undefined;
  onCheck: (on: boolean) => void;
}

/** A box to tick with its name and a sentence. */
export function Ticked({ label, sentence, checked, disabled = false, error, onCheck }: TickedProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', ml: '-9px' }}>
      <Checkbox
        size="small"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(_, on) => onCheck(on)}
        sx={{ alignSelf: 'flex-start' }}
        slotProps={{ input: { 'aria-describedby': `${id}-says` } }}
      />
      <Box className="breaks" sx={{ pt: '7px' }}>
        <Typography
          variant="body2"
          component="label"
          htmlFor={id}
          className="strong"
          sx={{ cursor: disabled ? undefined : 'pointer', color: disabled ? 'text.secondary' : undefined }}
        >
          {label}
        </Typography>
        <Typography
          id={`${id}-says`}
          variant="caption"
          component="p"
          sx={{ color: error ? 'error.main' : 'text.secondary' }}
        >
          {error ?? sentence}
        </Typography>
      </Box>
    </Box>
  );
}
