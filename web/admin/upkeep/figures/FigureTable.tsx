import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { FigureGroup } from '../../../graphql/generated/schema.ts';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { groups, nameIn, type FigureRow } from './figuresFile.ts';
import { number, won } from './numbers.ts';
import { steps, type StepName } from './steps.ts';

interface Props {
  by: FigureGroup;
  rows: FigureRow[];
  /** Shows one product or category by itself. */
  onShow: (row: FigureRow) => void;
}

/** The columns of a row with their headings. A word leads no further than to the products that are seen from its results. */
function columnsOf(by: FigureGroup): { heading: string; text: (row: FigureRow) => string }[] {
  if (by === 'WORD')
    return [
      { heading: words.searches, text: ({ searches }) => number(searches ?? 0) },
      { heading: steps.seen, text: (row) => number(row.steps.seen) },
    ];
  return [
    ...(Object.keys(steps) as StepName[]).map((name) => ({
      heading: steps[name],
      text: (row: FigureRow) => number(row.steps[name]),
    })),
    { heading: words.sum, text: (row) => won(row.steps) || '–' },
  ];
}

/** Shows a column for each step, and on a phone one line below the name. */
export function FigureTable({ by, rows, onShow }: Props) {
  const narrow = useNarrow();
  const columns = columnsOf(by);
  return (
    <Table aria-label={words.figuresOneByOne} sx={{ ...tableLook, '& tbody tr': { height: 48 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{groups[by]}</TableCell>
          {!narrow &&
            columns.map(({ heading }) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row" className="strong breaks">
              {by === 'PRODUCT' || by === 'CATEGORY' ? (
                <Link component="button" type="button" lang={siteLanguage} onClick={() => onShow(row)} sx={nameLook}>
                  {row.name}
                </Link>
              ) : (
                <span lang={by === 'WORD' ? siteLanguage : undefined}>{nameIn(by, row)}</span>
              )}
              {narrow && (
                <Box className="muted own-line small-type plain" component="span" sx={lineLook}>
                  {columns.map(({ heading, text }) => `${heading} ${text(row)}`).join(' · ')}
                </Box>
              )}
            </TableCell>
            {!narrow &&
              columns.map(({ heading, text }) => (
                <TableCell key={heading} align="right" className="unbroken">
                  {text(row)}
                </TableCell>
              ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const nameLook = {
  minHeight: 24,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
} as const;
const lineLook = { mt: 0.5 };
