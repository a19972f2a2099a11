import { Box, Button, Link as TextLink, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
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
          <Stack direction="row" className="wraps" spacing={1} sx={{ alignItems: 'baseline', mb: 1 }}>
            <Box component="span" className="strong" sx={{ fontSize: 28, lineHeight: '40px' }}>{`${percent} %`}</Box>
            <Box className="muted dense-type" component="span">
              {words.ofWhatProductsShouldSay(productCount)}
            </Box>
          </Stack>
          <Meter percent={percent} />
        </Box>
        {categories.length > 0 && (
          <Stack component="ul" aria-label={words.byCategory} className="ruled" spacing={1.5} sx={listLook}>
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
                <Row spacing={2}>
                  <Meter percent={percent} />
                  <Box
                    className="muted rigid flush-end small-type"
                    component="span"
                    sx={numberLook}
                  >{`${percent} %`}</Box>
                </Row>
              </li>
            ))}
          </Stack>
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

const listLook = { p: '16px 20px 20px' };
const numberLook = { width: 42 } as const;
