import { Box } from '@mui/material';

interface Props {
  value: string;
  /** What stands there so far; null where that stays, or nothing is there yet. */
  before: string | null | undefined;
  isNew: boolean;
}

/** A cell of the file, with what it changes. Long texts are cut after some lines, each for itself. */
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
