import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, IconButton, Link } from '@mui/material';
import { labels } from '../../../../common/labels.ts';
import type { RedirectRowFragment } from './redirects.generated.ts';
import * as words from '../../../words/admin/en/redirects.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  redirects: RedirectRowFragment[];
  onHistory: (redirect: RedirectRowFragment) => void;
  onRemove: (redirect: RedirectRowFragment) => void;
}

/** Shows both addresses side by side, and one below the other on narrow screens. */
export function RedirectTable({ redirects, onHistory, onRemove }: Props) {
  return (
    <PlainList aria-label={words.oldAddresses}>
      {redirects.map((redirect) => (
        <Box component="li" key={redirect.from} className="near-type ruled-below" sx={rowLook}>
          <Box className="strong" title={labels.redirect.from}>
            {redirect.from}
          </Box>
          <Box className="shrinks" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <ArrowForwardOutlined
              titleAccess={words.leadsTo}
              className="rigid"
              sx={{ fontSize: 16, alignSelf: 'center' }}
            />
            <Link href={redirect.to} target="_blank" rel="noreferrer" className="shrinks">
              {redirect.to}
            </Link>
          </Box>
          <Box sx={{ display: 'flex' }}>
            <IconButton aria-label={words.historyOf(redirect.from)} onClick={() => onHistory(redirect)}>
              <HistoryOutlined />
            </IconButton>
            <IconButton aria-label={words.removeFrom(redirect.from)} onClick={() => onRemove(redirect)}>
              <DeleteOutlined />
            </IconButton>
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  '& > :last-child': { gridColumn: '-2', gridRow: '1' },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1', md: '2' } },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  p: { xs: '6px 8px 6px 16px', md: '0 16px 0 24px' },
  minHeight: { xs: 48, md: 36 },
  '& .MuiIconButton-root': { width: 32, height: 32, p: 0 },
  '& .MuiIconButton-root svg': { fontSize: 18, color: 'text.secondary' },
  overflowWrap: 'anywhere',
};
