import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import css from '../../../components/SectionDrawing.css?inline';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import * as kindsWords from '../../../words/admin/en/kinds.ts';
import * as words from '../../../words/admin/en/bench.ts';
import { useProductDrawingQuery } from '../specs/drawing.generated.ts';
import { Letter } from '../specs/Letter.tsx';
import { LitSpec } from '../specs/SpecField.tsx';
import type { SpecRow } from '../specs/specRows.ts';
import { useDefinitions } from '../specs/useDefinitions.ts';
import { useKindDrawing, useKindRange, useSample } from '../specs/useKindDrawing.ts';
import { ListedRow } from './ListedRow.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

const number = numberFormat({ maximumFractionDigits: 6 });

/** Shows the drawing of the product, in which the spec is lit whose field one is in, and what the kind has of it. */
export function DrawingPane({ id }: { id: string | undefined }) {
  const [kindId = '', rows = []] = useWatch({ name: ['kindId', 'specs'] }) as [string?, SpecRow[]?];
  const { data } = useProductDrawingQuery({ variables: { id: id ?? '' }, skip: id === undefined });
  const kind = useKindDrawing(kindId);
  const isStored = (data?.product?.kind?.id ?? '') === kindId;
  const own = isStored ? data?.product?.section?.svg : undefined;
  const sample = useSample(own === undefined && kind.ownDrawing === undefined ? kind.section : undefined);
  const svg = own ?? sample;
  const { lit } = use(LitSpec);
  const letter = lit === undefined ? undefined : kind.letterOf(lit);
  return (
    <>
      <PageStyles css={css} />
      {svg !== undefined ? (
        <Box sx={[plateLook, letter !== undefined && lightOf(letter)]}>
          <SectionDrawing svg={svg} label={kindsWords.exampleOfTheSection} />
        </Box>
      ) : kind.ownDrawing !== undefined ? (
        <Box
          component="img"
          alt={kindsWords.yourDrawing}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(kind.ownDrawing)}`}
          sx={{ ...plateLook, bgcolor: 'common.white' }}
        />
      ) : (
        <Typography className="muted" variant="body2" sx={{ px: 2.5, py: 3 }}>
          {kindId === '' ? words.chooseAKind : words.noDrawing}
        </Typography>
      )}
      <Box className="ruled-below dense-type" sx={factLook}>
        {lit === undefined ? (
          svg !== undefined && <Quiet>{words.goToASpec}</Quiet>
        ) : (
          <LitFacts kindId={kindId} lit={lit} letter={letter} rows={rows} />
        )}
      </Box>
      <Box sx={{ px: 2.5, py: 1.5 }}>
        <Typography className="muted plain" variant="body2" component="h2" sx={{ mb: 0.75 }}>
          {words.asInAList}
        </Typography>
        <ListedRow svg={svg} />
      </Box>
    </>
  );
}

interface Facts {
  kindId: string;
  lit: string;
  letter: string | undefined;
  rows: readonly SpecRow[];
}

/** Says what the spec is that one is in, its value, and what the others of the kind have. */
function LitFacts({ kindId, lit, letter, rows }: Facts) {
  const { attributes } = useDefinitions();
  const range = useKindRange(kindId, lit);
  const attribute = attributes.find(({ id }) => id === lit);
  const values = rows.filter((row) => row.attributeId === lit && row.value.trim() !== '').map(({ value }) => value);
  // A value that is typed with its own unit is shown as it is typed.
  const bare = attribute?.unit && values.every((value) => /^[-+\d.,\s]+$/.test(value));
  const unit = bare ? ` ${attribute.unit}` : '';
  const ofRange = (value: number) => number.format(value);
  return (
    <>
      <Row spacing={1.25} lang={siteLanguage}>
        {letter !== undefined && <Letter isLit>{letter}</Letter>}
        <span>{attribute?.name}</span>
        <Box component="b" className="head-type strong pushed">
          {values.length === 0 ? '–' : `${values.join(', ')}${unit}`}
        </Box>
      </Row>
      {range && (
        <Typography className="muted" variant="body2" sx={{ mt: 0.75 }}>
          {range.low === range.high
            ? words.onlyOfKind(ofRange(range.low))
            : words.rangeOfKind(ofRange(range.low), ofRange(range.high))}
        </Typography>
      )}
    </>
  );
}

/** The letter and its lines have the colour of dimensions, and the letter stands in a block of it. */
const lightOf = (letter: string) => ({
  [`& [data-measure="${CSS.escape(letter)}"]`]: {
    '--dim': 'var(--mui-palette-line-dim)',
    '--dim-width': '2.5px',
  },
  [`& [data-measure="${CSS.escape(letter)}"] .ml`]: {
    fill: 'var(--mui-palette-secondary-contrastText)',
    stroke: 'var(--mui-palette-secondary-main)',
    strokeWidth: 12,
  },
});

const plateLook = {
  display: 'block',
  m: 1.5,
  p: 1,
  borderRadius: 1,
  bgcolor: 'surface.plate',
  maxHeight: 340,
  '& svg': { maxHeight: 324 },
  // The drawing is small here, and its letters are what one looks for.
  '& .ml': { transform: 'scale(1.9)', transformBox: 'fill-box', transformOrigin: 'center' },
} as const;

const factLook = { minHeight: 76, px: 2.5, pb: 1.75 } as const;
