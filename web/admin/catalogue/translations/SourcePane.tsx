import { Box, Typography } from '@mui/material';
import { lockedParts } from '../../../../common/text/lockedParts.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { addedLook, keptLook, removedLook, SourceText } from './SourceText.tsx';
import type { TextToTranslateFragment } from './translations.generated.ts';

/** The Turkish text, and below it what its marks mean. */
export function SourcePane({ text: { source, translatedFrom, state } }: { text: TextToTranslateFragment }) {
  const before = state === 'OUTDATED' ? (translatedFrom ?? null) : null;
  const hasKept = lockedParts(source).length > 0;
  return (
    <Box component="section" aria-label={words.turkish} className="shrinks">
      <Typography component="h3" variant="subtitle2" sx={headingLook}>
        {words.turkish}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={words.turkish} className="sunken framed dense-type" sx={boxLook}>
        <SourceText source={source} translatedFrom={before} />
      </Box>
      <Box className="wraps muted small-type" sx={legendLook}>
        {before !== null && (
          <>
            <span>
              <Box component="ins" sx={addedLook}>
                {words.changedWord}
              </Box>{' '}
              {words.sinceTranslated}
            </span>
            <Box component="del" sx={removedLook}>
              {words.leftOut}
            </Box>
          </>
        )}
        {hasKept && (
          <Box component="mark" sx={keptLook}>
            {words.keptAsItIs}
          </Box>
        )}
      </Box>
    </Box>
  );
}

export const headingLook = { display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1, minHeight: 20 } as const;
const boxLook = { minHeight: 168, p: '10px 14px', borderRadius: 0.67, lineHeight: 1.6 } as const;
const legendLook = { columnGap: 2, mt: 1, minHeight: 20 } as const;
