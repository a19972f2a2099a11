import { Box, Link as TextLink, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { useSeenWithoutQuery } from './figures.generated.ts';
import type { FigurePeriod, Lacking } from '../../../graphql/generated/schema.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Meter } from '../../parts/page/Meter.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { times } from './numbers.ts';
import { switchLook } from './OneByOne.tsx';

const lackings: Record<Lacking, string> = words.lackings;

interface Props {
  period: FigurePeriod;
  /** Whether the person may open products. */
  mayFix: boolean;
}

/** The products that visitors see most and that lack something. */
export function SeenOften({ period, mayFix }: Props) {
  const [lacking, setLacking] = useState<Lacking>('PRICE');
  const query = useSeenWithoutQuery({ variables: { lacking, period }, fetchPolicy: 'cache-and-network' });
  return (
    <Panel>
      <Box component="section" aria-label={words.seenOftenButWithout}>
        <Box sx={{ p: '16px 20px 14px' }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
            {words.seenOftenButWithout}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            aria-label={words.without}
            value={lacking}
            onChange={(_, chosen: Lacking | null) => chosen && setLacking(chosen)}
            sx={{ ...switchLook, '& button': { ...switchLook['& button'], height: 36 } }}
          >
            {Object.entries(lackings).map(([value, label]) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} thumbnail />}>
          {({ seenWithout }) =>
            seenWithout.length === 0 ? (
              <Box className="ruled" sx={{ p: 2 }}>
                <EmptyState title={words.noneLacks[lacking]} />
              </Box>
            ) : (
              <>
                <Box component="ul" aria-label={words.seenWithout[lacking]}>
                  {seenWithout.map(({ product: { id, name, image, picture }, times: count }) => (
                    <Stack component="li" key={id} direction="row" sx={rowLook}>
                      <Box aria-hidden className="rigid clips" sx={{ width: 48, height: 36 }}>
                        <Picture alt="" image={image} picture={picture} sizes="48px" upTo={320} />
                      </Box>
                      <Box className="shrinks grows">
                        {mayFix ? (
                          <TextLink
                            component={Link}
                            to={`/admin/products/${encodeURIComponent(id)}`}
                            lang={siteLanguage}
                            color="inherit"
                            underline="hover"
                            sx={nameLook}
                          >
                            {name}
                          </TextLink>
                        ) : (
                          <Box component="span" lang={siteLanguage} sx={nameLook}>
                            {name}
                          </Box>
                        )}
                        <Row spacing={1.5}>
                          <Meter percent={(100 * count) / (seenWithout[0]?.times ?? count)} height={8} />
                          <Box className="muted rigid small-type" component="span" sx={countLook}>
                            {times(count)}
                          </Box>
                        </Row>
                      </Box>
                    </Stack>
                  ))}
                </Box>
                {mayFix && lacking === 'PRICE' && (
                  <Box sx={{ ...rowLook, display: 'flex', minHeight: 44 }}>
                    <TextLink component={Link} to={gridOf(seenWithout)} sx={{ fontSize: 15, fontWeight: 600 }}>
                      {words.fixInTheGrid(seenWithout.length)}
                    </TextLink>
                  </Box>
                )}
              </>
            )
          }
        </Loaded>
      </Box>
    </Panel>
  );
}

const gridOf = (seen: { product: { id: string } }[]) =>
  `/admin/products/grid?${new URLSearchParams({ ids: seen.map(({ product }) => product.id).join(','), column: 'price' })}`;
const rowLook = { alignItems: 'center', gap: 1.5, minHeight: 60, px: 2.5, py: 1, borderTop: 'var(--hairline)' };
const nameLook = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 15,
  fontWeight: 600,
} as const;
const countLook = { minWidth: 72 } as const;
