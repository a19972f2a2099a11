import { Box } from '@mui/material';
import * as words from '../../../../words/admin/en/fileImports.ts';

interface Props {
  value: string;
  /** The stored value; null where it stays the same or there was none. */
  before: string | null | undefined;
  isNew: boolean;
  /** The price of the file where KDV was added to it; it stands below the price of the site. */
  netPrice?: string | null;
}

/** Shows a cell of the file with the value that it changes. Each of two long texts is cut after some lines. */
export function ChangedValue({ value, before, isNew, netPrice }: Props) {
  return (
    <>
      {before == null ? (
        <Box sx={{ ...clamp(3), color: isNew ? undefined : 'text.secondary' }}>{value || '–'}</Box>
      ) : (
        <>
          <Box component="del" sx={{ ...clamp(2), fontSize: 13.5, color: 'text.secondary' }}>
            {before || words.empty}
          </Box>
          <Box component="ins" sx={{ ...clamp(3), fontWeight: 600, textDecoration: 'none' }}>
            {value || words.empty}
          </Box>
        </>
      )}
      {netPrice != null && (
        <Box className="muted small-type unbroken own-line" component="span">
          {words.netPrice(netPrice)}
        </Box>
      )}
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
