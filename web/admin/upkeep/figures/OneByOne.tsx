import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { FigureRowsQuery } from './figures.generated.ts';
import type { FigureGroup } from '../../../graphql/generated/schema.ts';
import { Pager } from '../../parts/lists/Pager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { FigureTable } from './FigureTable.tsx';
import { groups, type FigureRow } from './figuresFile.ts';

/** Buttons of which one is chosen. */
export const switchLook = {
  '& button': { height: 40, px: 2, borderColor: 'outline', color: 'text.primary', fontSize: 15 },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};

const size = 10;

interface Props {
  by: FigureGroup;
  /** The groups that the person may see. */
  among: FigureGroup[];
  query: { data?: FigureRowsQuery | undefined; error?: unknown; refetch: () => unknown };
  trail: string[];
  onBy: (by: FigureGroup) => void;
  onTrail: (trail: string[]) => void;
  /** Shows one product or category above. */
  onShow: (row: FigureRow) => void;
}

/** The same figures by product, category, month or word. */
export function OneByOne({ by, among, query, trail, onBy, onTrail, onShow }: Props) {
  const { data, error, refetch } = query;
  const rows = data?.figureRows;
  return (
    <Panel>
      <Box component="section" aria-label={words.oneByOne}>
        <Stack direction="row" className="apart" spacing={1.5} sx={headLook}>
          <Typography variant="h5" component="h2">
            {words.oneByOne}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label={words.by}
            value={by}
            onChange={(_, chosen: FigureGroup | null) => chosen && onBy(chosen)}
            sx={{
              ...switchLook,
              flexWrap: 'wrap',
              '& button': { ...switchLook['& button'], height: 36, px: { xs: 1.25, sm: 2 } },
            }}
          >
            {among.map((group) => (
              <ToggleButton key={group} value={group}>
                {groups[group]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        {!rows ? (
          <Loaded query={{ error, refetch }} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
            {() => null}
          </Loaded>
        ) : rows.nodes.length === 0 ? (
          <Box className="ruled" sx={{ p: 2 }}>
            <EmptyState title={words.nothingWasCountedInTheseDays} />
          </Box>
        ) : (
          <FigureTable by={by} rows={rows.nodes} onShow={onShow} />
        )}
        {rows && (rows.totalCount > size || trail.length > 0) && (
          <Pager
            page={trail.length}
            size={size}
            total={rows.totalCount}
            endCursor={rows.pageInfo.hasNextPage ? (rows.pageInfo.endCursor ?? null) : null}
            onNext={(next) => onTrail([...trail, next])}
            onPrevious={() => onTrail(trail.slice(0, -1))}
          />
        )}
      </Box>
    </Panel>
  );
}

const headLook = { alignItems: 'center', flexWrap: 'wrap', minHeight: 68, px: 2.5, py: 1.5 };
