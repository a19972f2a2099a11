import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/today.ts';
import { mostRows, type Block } from './block.ts';
import { TodayRow } from './TodayRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** One block of the screen, which loads and fails for itself. */
export function TodayBlock({
  block: { title, total, listed, whole, rows, isLoading, hasFailed, retry },
}: {
  block: Block;
}) {
  const id = useId();
  return (
    <Panel>
      <section aria-labelledby={id} aria-busy={isLoading}>
        <Row className="muted" spacing={1.5} sx={headLook}>
          <Typography id={id} variant="h5" component="h2" className="head-type">
            {title}
          </Typography>
          {total > 0 &&
            (listed ? (
              <Link to={listed} aria-label={words.showThem(total)}>
                {total}
              </Link>
            ) : (
              <span>{total}</span>
            ))}
          {whole && (
            <Box component={Link} to={whole.to} className="pushed">
              {whole.label}
            </Box>
          )}
        </Row>
        {hasFailed ? (
          <Row className="apart ruled" role="alert" spacing={2} sx={failedLook}>
            {words.couldNotBeLoaded}
            <Button variant="outlined" size="small" onClick={retry}>
              {words.tryAgain}
            </Button>
          </Row>
        ) : isLoading ? (
          <>
            <span className="visually-hidden">{words.loading}</span>
            <RowSkeletons rows={2} />
          </>
        ) : (
          <PlainList aria-labelledby={id}>
            {rows.slice(0, mostRows).map((row) => (
              <TodayRow key={row.key} row={row} />
            ))}
          </PlainList>
        )}
        {total > mostRows && !hasFailed && !isLoading && (
          <Typography className="muted ruled small-type" sx={moreLook}>
            {words.moreAfterThese(total - mostRows)}
          </Typography>
        )}
      </section>
    </Panel>
  );
}

const headLook = {
  minHeight: 52,
  px: { xs: 2, md: 2.5 },
  '& > a': { fontSize: 15, fontWeight: 600, color: 'primary.main', textUnderlineOffset: 3 },
  '& > h2': { color: 'text.primary' },
} as const;
const failedLook = { p: { xs: 2, md: '12px 20px' } } as const;
const moreLook = { p: '10px 20px' };
