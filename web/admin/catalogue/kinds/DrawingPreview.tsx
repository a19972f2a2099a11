import { Box } from '@mui/material';
import css from '../../../components/SectionDrawing.css?inline';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import * as words from '../../../words/admin/en/kinds.ts';

interface Props {
  /** A drawing that the server made. */
  svg: string | null;
  /** A file of the admin's, which is shown as a picture: it is not cleaned before it is saved. */
  own: string | null;
  /** The letters whose attribute is known; the others are pale. */
  tied: string[];
  /** The other letters have the colour of dimensions in place of being pale. */
  marksMissing?: boolean;
}

/** Shows a drawing as an example of what products will show. */
export function DrawingPreview({ svg, own, tied, marksMissing = false }: Props) {
  const lit = tied.map((letter) => `& [data-measure="${letter}"]`).join(', ');
  return (
    <Box className="clips" sx={{ bgcolor: 'surface.plate', borderRadius: 1, alignSelf: 'start' }}>
      <PageStyles css={css} />
      {svg !== null && (
        <Box
          sx={
            marksMissing
              ? missingLook(lit)
              : { '& [data-measure]': { opacity: 0.25 }, ...(lit && { [lit]: { opacity: 1 } }) }
          }
        >
          <SectionDrawing svg={svg} label={words.exampleOfTheSection} />
        </Box>
      )}
      {own !== null && (
        <Box
          component="img"
          alt={words.yourDrawing}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(own)}`}
          className="own-line"
          sx={{ width: '100%', bgcolor: 'common.white' }}
        />
      )}
    </Box>
  );
}

const missingLook = (lit: string) => ({
  '& [data-measure]': { '--dim': 'var(--mui-palette-line-dim)', '--dim-width': '2.5px' },
  '& [data-measure] .ml': { fill: 'var(--mui-palette-secondary-main)' },
  ...(lit && {
    [lit]: { '--dim': 'var(--mui-palette-outline)', '--dim-width': '1.25px' },
    [lit.replaceAll(']', '] .ml')]: { fill: 'var(--mui-palette-text-secondary)' },
  }),
  '& .ml': { transform: 'scale(1.9)', transformBox: 'fill-box', transformOrigin: 'center' },
  '& svg': { maxHeight: 324 },
});
