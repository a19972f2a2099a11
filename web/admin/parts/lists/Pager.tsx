import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';
import { Sentence } from '../../../components/Sentence.tsx';

/** `page` counts from 0. */
export function Pager({
  page,
  size,
  total,
  isTotalExact = true,
  endCursor,
  onNext,
  onPrevious,
}: {
  page: number;
  size: number;
  total: number;
  /** False when there are more than `total`. */
  isTotalExact?: boolean;
  /** The cursor at the end of this page; null on the last page. */
  endCursor: string | null;
  onNext: (cursor: string) => void;
  onPrevious: () => void;
}) {
  const first = page * size + 1;
  return (
    <Stack
      component="nav"
      aria-label={words.pages}
      direction="row"
      className="row ruled"
      sx={{ justifyContent: 'flex-end', height: 48, px: { xs: 2, md: 3 }, gap: 0.5 }}
    >
      <Typography className="muted" variant="body2" sx={{ mr: 1.5 }}>
        <Sentence
          text={words.ofFirst}
          parts={{ first, min: Math.min(first + size - 1, total), total, value: !isTotalExact && '+' }}
        />
      </Typography>
      <IconButton color="inherit" aria-label={words.previousPage} disabled={page === 0} onClick={onPrevious}>
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={words.nextPage}
        disabled={endCursor === null}
        onClick={() => endCursor !== null && onNext(endCursor)}
      >
        <ChevronRightOutlined />
      </IconButton>
    </Stack>
  );
}
