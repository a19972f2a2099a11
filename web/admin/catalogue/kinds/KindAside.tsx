import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/kinds.ts';
import * as benchWords from '../../../words/admin/en/bench.ts';
import { Letter } from '../specs/Letter.tsx';
import { DrawingPreview } from './DrawingPreview.tsx';
import type { KindRow } from './kindRows.ts';
import { useKindLetters } from './useKindLetters.ts';

/** Shows the drawing of the kind beside its form, and which letters of it no attribute has. */
export function KindAside() {
  const attributes = useWatch({ name: 'attributes' }) as KindRow[];
  const { rows, letters, tied, svg, ownDrawing, isDrawn, notTied } = useKindLetters();
  const nameOf = (letter: string) => {
    const id = rows.find((row) => row.letter === letter)?.attributeId;
    return attributes.find(({ attributeId }) => attributeId === id)?.name;
  };
  return (
    <Box sx={{ overflowY: 'auto' }}>
      {!isDrawn ? (
        <Typography className="muted" variant="body2" sx={{ px: 2.5, py: 3 }}>
          {benchWords.noDrawing}
        </Typography>
      ) : (
        <Box sx={{ m: 1.5, minHeight: 240 }}>
          <DrawingPreview svg={svg} own={ownDrawing} tied={[...tied]} marksMissing />
        </Box>
      )}
      <Box component="ul" aria-label={words.lettersOfTheDrawing} sx={{ px: 2.5, py: 0 }}>
        {letters.map((letter) => (
          <Row className="ruled dense-type" component="li" key={letter} spacing={1.25} sx={rowLook}>
            <Letter isMissing={notTied.includes(letter)}>{letter}</Letter>
            <span className="visually-hidden">{letter}: </span>
            {nameOf(letter) === undefined ? (
              <Box component="span" sx={{ color: 'secondary.main' }}>
                {words.nothingMeasuresIt}
              </Box>
            ) : (
              <span lang={siteLanguage}>{nameOf(letter)}</span>
            )}
          </Row>
        ))}
      </Box>
    </Box>
  );
}

const rowLook = { minHeight: 40 } as const;
