import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as previewsWords from '../../../words/admin/en/previews.ts';
import { useTypedPage } from './useTypedPage.ts';
import { PageFrame } from './PageFrame.tsx';

interface Props extends Omit<Parameters<typeof useTypedPage>[0], 'asOnSite'> {
  /** There is a page that visitors see. */
  isOnSite: boolean;
}

const widths = [390, 768, 1280];

const words = previewsWords.words;

/** Shows the page of a product with the values of the form, before they are saved. */
export function ProductPreview({ isOnSite, ...asking }: Props) {
  const [asOnSite, setAsOnSite] = useState(false);
  const isPhone = useNarrow();
  const [pageWidth, setPageWidth] = useState(isPhone ? 390 : 768);
  const { html, state } = useTypedPage({ ...asking, asOnSite });
  return (
    <Box component="section" aria-label={previewsWords.preview} sx={paneLook}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        {isOnSite && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={previewsWords.whatThePageShows}
            value={asOnSite}
            sx={switchLook}
            onChange={(_, chosen: boolean | null) => chosen !== null && setAsOnSite(chosen)}
          >
            <ToggleButton value={false}>{previewsWords.withTheChanges}</ToggleButton>
            <ToggleButton value>{previewsWords.onTheSite}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={previewsWords.widthOfThePage}
          value={pageWidth}
          onChange={(_, chosen: number | null) => chosen !== null && setPageWidth(chosen)}
          sx={[switchLook, { ml: 'auto' }]}
        >
          {widths.map((width) => (
            <ToggleButton key={width} value={width} aria-label={previewsWords.pixelsWidth(width)}>
              {width}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box role="status" sx={{ color: 'warning.main', fontSize: 14, fontWeight: 600 }}>
        {words[state]}
      </Box>
      <PageFrame
        title={asOnSite ? previewsWords.thePageOnTheSite : previewsWords.thePageWithTheChanges}
        html={html}
        pageWidth={pageWidth}
      />
    </Box>
  );
}

/** It stays while the form beside it scrolls. */
const paneLook = {
  position: { lg: 'sticky' },
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flex: '0 0 52%',
  minWidth: 0,
  height: { xs: 'calc(100vh - 120px)', lg: 'calc(100vh - 280px)' },
};

const switchLook = {
  '& .MuiToggleButton-root': { px: 1.5, borderColor: 'outline', color: 'text.primary' },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
};
