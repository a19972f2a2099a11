import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/shopImports.ts';
import { Panel } from '../../../parts/page/Panel.tsx';
import type { Trial } from '../sheetTypes.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

/** Lists what the file has and the import leaves, with the reasons, and how many pictures are fetched after it. */
export function LeftValues({ trial: { left, pictures } }: { trial: Pick<Trial, 'left' | 'pictures'> }) {
  if (left.length === 0 && pictures === 0) return null;
  return (
    <Panel>
      <Typography variant="h5" component="h2" sx={{ p: '16px 20px' }}>
        {words.leftTitle}
      </Typography>
      {pictures > 0 && (
        <Typography variant="body2" sx={{ p: '0 20px 12px' }}>
          {words.picturesWait(pictures)}
        </Typography>
      )}
      <PlainList aria-label={words.leftTitle}>
        {left.map(({ heading, why, count, sample }) => (
          <Box key={`${heading} ${why}`} component="li" className="ruled" sx={{ p: '10px 20px' }}>
            <Typography variant="body2" className="breaks">
              <strong lang={siteLanguage}>{heading}</strong>, {words.leftValues(count)}:{' '}
              <span lang={siteLanguage}>{sample}</span>
            </Typography>
            <Typography className="muted" variant="body2">
              {why}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Panel>
  );
}
