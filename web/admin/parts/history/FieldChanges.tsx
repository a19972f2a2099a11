import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { DifferenceFragment } from './history.generated.ts';
import * as historyWords from '../../../words/admin/en/history.ts';
import { changedWords, shortened, type Run } from './words.ts';

/** In letters. A longer text shows only its changed words. */
const long = 60;

/** Shows the old and the new text of each field side by side, or one below the other on narrow screens. */
export const FieldChanges = ({ fields }: { fields: DifferenceFragment[] }) => (
  <Box component="dl" className="framed on-paper dense-type" sx={listLook}>
    {fields.map((change) => (
      <Box key={change.field} className="as-typed" sx={rowLook}>
        <Box className="muted" component="dt">
          {change.label}
        </Box>
        <Values {...change} />
      </Box>
    ))}
  </Box>
);

const listLook = { borderRadius: 1 };

function Values({ before, after }: Pick<DifferenceFragment, 'before' | 'after'>) {
  const isLong = before !== null && after !== null && Math.max(before.length, after.length) > long;
  const runs = isLong ? shortened(changedWords(before, after)) : undefined;
  return (
    <>
      <Box component="dd" sx={{ color: runs ? undefined : 'text.secondary' }}>
        <span className="visually-hidden">{historyWords.before} </span>
        <span lang={before === null ? undefined : siteLanguage}>
          {runs ? words(runs, 'added') : (before ?? historyWords.empty)}
        </span>
      </Box>
      <ArrowForwardOutlined aria-hidden className="icon-18 muted" sx={{ mt: '2px' }} />
      <Box component="dd" sx={{ fontWeight: runs || after === null ? undefined : 600 }}>
        <span className="visually-hidden">{historyWords.after} </span>
        <span lang={after === null ? undefined : siteLanguage}>
          {runs ? words(runs, 'removed') : (after ?? historyWords.empty)}
        </span>
      </Box>
    </>
  );
}

/** Renders one side of a comparison, without the words of the other. */
const words = (runs: Run[], without: Run['kind']) =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text, kind }, index) => {
      if (kind === 'same') return <span key={index}>{text}</span>;
      return kind === 'removed' ? (
        <Box component="del" key={index} className="fails">
          {text}
        </Box>
      ) : (
        <Box component="ins" key={index} className="strong" sx={insertedLook}>
          {text}
        </Box>
      );
    });

const insertedLook = {
  px: 0.25,
  borderRadius: 0.5,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  bgcolor: 'tint.primary',
  color: 'tint.primaryText',
};

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 4fr) 20px minmax(0, 5fr)' },
  columnGap: 1.5,
  rowGap: 0.25,
  p: '8px 14px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 'var(--hairline)' },
  '& > dt': { gridColumn: { xs: '1 / -1', sm: 'auto' }, fontSize: { xs: 13.5, sm: 15 } },
  '& > dd:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
