import { Box, Button, Link as TextLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { HealthQuery } from './health.generated.ts';
import { Meter } from '../../parts/page/Meter.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/health.ts';

const shownAtFirst = 5;

/** How complete all products are together, and those of each category: at first the ones that lack most. */
export function CompleteCatalogue({ health: { percent, productCount, categories } }: Pick<HealthQuery, 'health'>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? categories : categories.slice(-shownAtFirst);
  return (
    <Panel>
      <Box component="section" aria-label={words.complete}>
        <Box sx={{ p: '16px 20px 18px' }}>
          <Typography variant="h5" component="h2">
            {words.complete}
          </Typography>
          <Stack direction="row" className="wraps" sx={{ alignItems: 'baseline', gap: 1, mb: 1 }}>
            <Box component="span" className="strong" sx={{ fontSize: 28, lineHeight: '40px' }}>{`${percent} %`}</Box>
            <Box className="muted dense-type" component="span">
              {words.ofWhatProductsShouldSay(productCount)}
            </Box>
          </Stack>
          <Meter percent={percent} />
        </Box>
        {categories.length > 0 && (
          <Box component="ul" aria-label={words.byCategory} sx={listLook}>
            {shown.map(({ id, name, percent }) => (
              <li key={id}>
                <TextLink
                  component={Link}
                  to={`/admin/products?category=${encodeURIComponent(id)}&sort=complete`}
                  lang={siteLanguage}
                  color="inherit"
                  underline="hover"
                  sx={{ fontSize: 15, overflowWrap: 'anywhere' }}
                >
                  {name}
                </TextLink>
                <Stack direction="row" className="row" sx={{ gap: 2 }}>
                  <Meter percent={percent} />
                  <Box className="muted" component="span" sx={numberLook}>{`${percent} %`}</Box>
                </Stack>
              </li>
            ))}
          </Box>
        )}
        {categories.length > shownAtFirst && (
          <Button
            size="small"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            sx={{ ml: 0.5, mb: 1.5, mt: -1 }}
          >
            {isWhole ? words.showFewer : words.showAllCategories(categories.length)}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

const listLook = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: '16px 20px 20px',
  listStyle: 'none',
  borderTop: 'var(--hairline)',
};
const numberLook = { flex: 'none', width: 42, textAlign: 'right', fontSize: 13.5 } as const;
