import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import * as previewsWords from '../../../words/admin/en/previews.ts';
import { useTypedPage } from './useTypedPage.ts';
import { PageFrame } from './PageFrame.tsx';

interface Props extends Omit<Parameters<typeof useTypedPage>[0], 'asOnSite'> {
  /** There is a page that visitors see. */
  isOnSite: boolean;
  /** How wide the window of a visitor is, in pixels. */
  pageWidth: number;
}

const words = previewsWords.words;

/** Shows the page of a product with the values of the form, before they are saved. */
export function ProductPreview({ isOnSite, pageWidth, ...asking }: Props) {
  const [asOnSite, setAsOnSite] = useState(false);
  const { html, state } = useTypedPage({ ...asking, asOnSite });
  return (
    <Box component="section" aria-label={previewsWords.preview} className="grows shrinks" sx={paneLook}>
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
      <Box role="status" className="near-type strong warns">
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

const paneLook = { display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, p: 1.5 };

const switchLook = {
  '& .MuiToggleButton-root': { px: 1.5, borderColor: 'outline', color: 'text.primary' },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
};
