import { Box, Link as TextLink, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { HealthQuery } from './health.generated.ts';
import { Meter } from '../../parts/page/Meter.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/health.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The products that lack most. */
export const LeastComplete = ({ products }: { products: HealthQuery['health']['leastComplete'] }) => (
  <Panel>
    <Box component="section" aria-label={words.leastComplete}>
      <Typography variant="h5" component="h2" sx={{ p: '16px 20px' }}>
        {words.leastComplete}
      </Typography>
      <PlainList>
        {products.map(({ id, name, image, picture, completeness: { percent } }) => (
          <Stack component="li" key={id} direction="row" className="ruled" spacing={1.5} sx={rowLook}>
            <Box aria-hidden className="rigid clips" sx={{ width: 48, height: 36, borderRadius: 0.67 }}>
              <Picture alt="" image={image} picture={picture} sizes="48px" upTo={320} />
            </Box>
            <Box className="shrinks grows">
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
              <Row spacing={2}>
                <Meter percent={percent} />
                <Box
                  className="muted rigid flush-end small-type"
                  component="span"
                  sx={numberLook}
                >{`${percent} %`}</Box>
              </Row>
            </Box>
          </Stack>
        ))}
      </PlainList>
    </Box>
  </Panel>
);

const rowLook = { alignItems: 'center', minHeight: 56, px: 2.5, py: 1 };
const nameLook = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 15,
  fontWeight: 600,
} as const;
const numberLook = { width: 42 } as const;
