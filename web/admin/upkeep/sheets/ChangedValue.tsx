import { Box } from '@mui/material';

interface Props {
  value: string;
  /** The stored value; null where it stays the same or there was none. */
  before: string | null | undefined;
  isNew: boolean;
}

/** Shows a cell of the file with the value that it changes. Each of two long texts is cut after some lines. */
export function ChangedValue({ value, before, isNew }: Props) {
  if (before == null) {
    return <Box sx={{ ...clamp(3), color: isNew ? undefined : 'text.secondary' }}>{value || '–'}</Box>;
  }
  return (
    <>
      <Box component="del" sx={{ ...clamp(2), fontSize: 13, color: 'text.secondary' }}>
        {before || 'empty'}
      </Box>
      <Box component="ins" sx={{ ...clamp(3), fontWeight: 650, textDecoration: 'none' }}>
        {value || 'empty'}
      </Box>
    </>
  );
}

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
