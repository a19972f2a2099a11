import { Box, Button, Typography } from '@mui/material';
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
        <Box className="row muted" sx={headLook}>
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
            <Box component={Link} to={whole.to} sx={{ ml: 'auto' }}>
              {whole.label}
            </Box>
          )}
        </Box>
        {hasFailed ? (
          <Box className="row" role="alert" sx={failedLook}>
            {words.couldNotBeLoaded}
            <Button variant="outlined" size="small" onClick={retry}>
              {words.tryAgain}
            </Button>
          </Box>
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
          <Typography className="muted" sx={moreLook}>
            {words.moreAfterThese(total - mostRows)}
          </Typography>
        )}
      </section>
    </Panel>
  );
}

const headLook = {
  gap: 1.5,
  minHeight: 52,
  px: { xs: 2, md: 2.5 },
  '& > a': { fontSize: 15, fontWeight: 600, color: 'primary.main', textUnderlineOffset: 3 },
  '& > h2': { color: 'text.primary' },
} as const;
const failedLook = {
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 2, md: '12px 20px' },
  borderTop: 'var(--hairline)',
} as const;
const moreLook = { p: '10px 20px', borderTop: 'var(--hairline)', fontSize: 13.5 };
