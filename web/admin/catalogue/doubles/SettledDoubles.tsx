import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useSettledDoublesQuery } from './doubles.generated.ts';
import { Panel } from '../../parts/page/Panel.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { useMerge } from '../merging/useMerge.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/doubles.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Lists the pairs that somebody has called two products, with who and when. */
export function SettledDoubles() {
  const { data } = useSettledDoublesQuery({ fetchPolicy: 'cache-and-network' });
  const { busy, askAgain } = useMerge(
    () => undefined,
    () => undefined,
  );
  if (!data || data.settledDoubles.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="two-products" sx={{ mt: 3 }}>
      <Typography variant="h2" id="two-products" className="head-type" sx={{ mb: 1.5 }}>
        {words.twoProducts}
      </Typography>
      <Panel>
        <PlainList>
          {data.settledDoubles.map(({ one, other, admin, at }) => (
            <Row className="apart" component="li" key={`${one.id} ${other.id}`} spacing={2} sx={rowLook}>
              <Box className="breaks">
                <Typography variant="body2" lang={siteLanguage}>
                  {one.name} <span aria-hidden>·</span> {other.name}
                </Typography>
                <Quiet variant="caption" component="p">
                  {admin === null ? 'Vitrin' : <PersonName of={admin} />}, {fullDate(at)}
                </Quiet>
              </Box>
              <Button
                size="small"
                disabled={busy}
                aria-label={words.askAgainNamed(one.name, other.name)}
                onClick={() => askAgain(one.id, other.id)}
              >
                {words.askAgain}
              </Button>
            </Row>
          ))}
        </PlainList>
      </Panel>
    </Box>
  );
}

const rowLook = { p: '10px 16px', '& + &': { borderTop: 'var(--hairline)' } };
