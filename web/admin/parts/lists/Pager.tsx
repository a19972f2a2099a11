import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { IconButton, Typography } from '@mui/material';
import { Row } from '../page/Row.tsx';
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
    <Row
      component="nav"
      aria-label={words.pages}
      className="ruled at-end"
      spacing={0.5}
      sx={{ height: 48, px: 'var(--inset)' }}
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
    </Row>
  );
}
