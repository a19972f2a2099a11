import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, OutlinedInput, Typography } from '@mui/material';
import { lockedDifferences } from '../../../../common/text/lockedParts.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { dayWithYear } from '../../parts/texts/dates.ts';
import { headingLook } from './SourcePane.tsx';
import { Theirs } from './Theirs.tsx';
import type { TextToTranslateFragment } from './translations.generated.ts';

export type ShownLanguage = { code: string; name: string; direction: 'LTR' | 'RTL' };

interface Props {
  id: string;
  text: TextToTranslateFragment;
  language: ShownLanguage;
  typed: string;
  onType: (value: string) => void;
  /** Somebody else has saved this since the text was opened. */
  theirs: TextToTranslateFragment | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The translation, with what it lacks of the Turkish text. The Turkish text is never its value. */
export function TargetPane({ id, text, language, typed, onType, theirs, onKeepMine, onTakeTheirs }: Props) {
  const letters = [...typed].length;
  const { lost, added } = typed.trim() === '' ? { lost: [], added: [] } : lockedDifferences(text.source, typed);
  const warnings = [
    ...(lost.length > 0 ? [words.isMissing(lost, language.name)] : []),
    ...(added.length > 0 ? [words.isAdded(added, language.name)] : []),
  ];
  const isTooLong = text.mostLetters !== null && text.mostLetters !== undefined && letters > text.mostLetters;
  return (
    <Box className="shrinks">
      <Box sx={headingLook}>
        <Typography component="label" variant="subtitle2" htmlFor={id}>
          {language.name}
        </Typography>
        {text.at && (
          <Typography className="muted breaks flush-end" variant="caption">
            {text.origin && text.origin !== 'PERSON' ? `${words.origins[text.origin]}, ` : ''}
            {words.by(text.by ?? words.somebody, dayWithYear(text.at))}
          </Typography>
        )}
      </Box>
      <OutlinedInput
        id={id}
        multiline
        fullWidth
        minRows={6}
        value={typed}
        error={isTooLong}
        onChange={({ target }) => onType(target.value)}
        slotProps={{
          input: {
            lang: language.code,
            dir: language.direction.toLowerCase(),
            'aria-describedby': `${id}-says`,
            autoFocus: true,
          },
        }}
        className="dense-type"
        sx={{ alignItems: 'flex-start', lineHeight: 1.6, '& textarea': { lineHeight: 1.6 } }}
      />
      <Box id={`${id}-says`} className="small-type" sx={saysLook}>
        <Box className="shrinks grows">
          {warnings.map((warning) => (
            <Box key={warning} role="status" className="warns strong" sx={warningLook}>
              <WarningAmberOutlined aria-hidden className="icon-18 rigid" />
              <span>{warning}</span>
            </Box>
          ))}
        </Box>
        {text.mostLetters != null && (
          <Box component="span" className="rigid" sx={{ color: isTooLong ? 'error.main' : 'text.secondary' }}>
            {words.lettersOf(letters, text.mostLetters)}
          </Box>
        )}
      </Box>
      {theirs && (
        <Theirs
          by={theirs.by ?? null}
          value={theirs.value ?? ''}
          language={language.code}
          onKeepMine={onKeepMine}
          onTakeTheirs={onTakeTheirs}
        />
      )}
    </Box>
  );
}

const saysLook = { display: 'flex', gap: 2, mt: 1, minHeight: 20 } as const;
const warningLook = { display: 'flex', gap: 1 } as const;
