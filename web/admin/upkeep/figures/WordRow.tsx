import { Box, Button, TableCell, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { SearchesWithoutHitQuery } from './figures.generated.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { number } from './numbers.ts';
import { lastWords } from './periods.ts';
import { useIgnoreWord } from './useIgnoreWord.ts';

/** Screens that begin with the word. A code can be no synonym, and the screen says so. */
const answers = [
  { label: words.synonym, to: '/admin/words' },
  { label: words.leadToPage, to: '/admin/words?tab=pins' },
  { label: words.draftProduct, to: '/admin/products' },
];

interface Props {
  word: SearchesWithoutHitQuery['searchesWithoutHit']['nodes'][number];
  narrow: boolean;
  /** There is room for the last day. */
  roomy: boolean;
}

export function WordRow({ word: { word, times, lastOn }, narrow, roomy }: Props) {
  const ignore = useIgnoreWord();
  const actions = (
    <Box
      sx={{
        display: 'flex',
        flexWrap: narrow ? 'wrap' : 'nowrap',
        justifyContent: narrow ? 'start' : 'end',
        ml: narrow ? -1.5 : 0,
      }}
    >
      {answers.map(({ label, to }) => (
        <Button
          key={label}
          component={Link}
          to={to}
          state={{ begins: true, named: word }}
          size="small"
          aria-label={`${label}: ${word}`}
          sx={buttonLook}
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        color="inherit"
        aria-label={words.ignoreWord(word)}
        onClick={() => void ignore(word)}
        sx={{ ...buttonLook, color: 'text.secondary' }}
      >
        {words.ignore}
      </Button>
    </Box>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" lang={siteLanguage} className="strong breaks">
        {word}
        {narrow && (
          <>
            <Box className="muted small-type own-line plain" component="span">
              {lastWords(lastOn)}
            </Box>
            {actions}
          </>
        )}
      </TableCell>
      <TableCell align="right" sx={{ verticalAlign: narrow ? 'top' : 'middle' }}>
        {number(times)}
      </TableCell>
      {roomy && <TableCell className="unbroken muted">{lastWords(lastOn)}</TableCell>}
      {!narrow && <TableCell sx={{ pl: 0, py: '4px !important' }}>{actions}</TableCell>}
    </TableRow>
  );
}

const buttonLook = { minWidth: 0, px: { xs: 1.5, md: 1, xl: 1.5 }, whiteSpace: 'nowrap' };
