import { Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { sourcePieces, type ShownRun } from './sourcePieces.ts';

interface Props {
  source: string;
  /** The Turkish text that the translation was made from, where it was another one. */
  translatedFrom: string | null;
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const;

/** The Turkish text: what is kept in every language is marked, and what has changed since it was translated. */
export const SourceText = ({ source, translatedFrom }: Props) => (
  <Box lang={siteLanguage} sx={textLook}>
    {sourcePieces(source, translatedFrom).map((run, index) => (
      <Box key={index} component={elements[run.kind]} sx={looks[run.kind]}>
        <Pieces run={run} />
      </Box>
    ))}
  </Box>
);

const Pieces = ({ run: { pieces } }: { run: ShownRun }) =>
  pieces.map(({ text, isKept }, index) =>
    isKept ? (
      <Box key={index} component="mark" sx={keptLook}>
        {text}
      </Box>
    ) : (
      <span key={index}>{text}</span>
    ),
  );

const textLook = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
export const keptLook = { bgcolor: 'tint.neutral', color: 'inherit', px: 0.25, borderRadius: 0.5 };
export const removedLook = { bgcolor: 'tint.error', color: 'error.main' };
export const addedLook = {
  bgcolor: 'tint.primary',
  color: 'tint.primaryText',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
const looks = { same: {}, removed: removedLook, added: addedLook };
