import { Chip } from '@mui/material';
import * as words from '../../../words/admin/en/translations.ts';
import type { TranslationState } from '../../../graphql/generated/schema.ts';

/** Names the state of a text; what is done has no mark. */
export function StateMark({ state }: { state: TranslationState }) {
  if (state === 'DONE') return null;
  return <Chip component="span" size="small" label={words.states[state]} sx={looks[state]} />;
}

const neutral = { bgcolor: 'tint.neutral', color: 'tint.neutralText' };
const looks = {
  OUTDATED: { bgcolor: 'tint.warning', color: 'warning.main' },
  MISSING: neutral,
  MACHINE: { ...neutral, outline: '1px dashed', outlineColor: 'outline', outlineOffset: -1 },
};
