import { countText } from '../../../../../common/text/locale.ts';
import { Box, LinearProgress, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { usePages } from '../../../parts/lists/usePages.tsx';
import { Panel } from '../../../parts/page/Panel.tsx';
import { useNarrow } from '../../../parts/page/useNarrow.ts';
import { missingWords, type MissingRule } from '../../sheets/missingTexts.ts';
import { NoProducts } from '../../sheets/trial/NoProducts.tsx';
import { useRowPictures } from '../../sheets/trial/RowPicture.tsx';
import type { Trial, TrialRow } from '../../sheets/sheetTypes.ts';
import { TotalsBar } from '../../sheets/trial/TotalsBar.tsx';
import { TrialCards } from '../../sheets/trial/TrialCards.tsx';
import { TrialTable } from '../../sheets/trial/TrialTable.tsx';
import { RefusedCauses } from './RefusedCauses.tsx';
import { StoppingRows } from './StoppingRows.tsx';

interface Props {
  title: string;
  report: Trial;
  missing: MissingRule;
  /** The lists are being read again. */
  checking?: boolean;
}

type Kind = { name: string; label: string; count: number; rows: TrialRow[]; list: (rows: TrialRow[]) => ReactNode };

/** Shows what a run has done, or would do: its totals, and a list for each outcome. */
export function RunLists({ title, report, missing, checking = false }: Props) {
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const kinds = kindsOf(report, missing);
  const shown = kinds.find(({ name }) => name === chosen) ?? kinds[0];
  const { added, changed, unchanged, wrong, unclear } = report;
  const refused = wrong + unclear;
  return (
    <Panel>
      <Box component="section" aria-label={title} aria-busy={checking}>
        <Box sx={{ height: 3 }}>{checking && <LinearProgress aria-label={words.checking} sx={{ height: 3 }} />}</Box>
        <Box sx={{ p: '14px 20px 12px' }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <TotalsBar
            parts={[
              { label: words.changed, count: changed, color: 'primary.main' },
              { label: words.added, count: added, color: 'info.main' },
              { label: words.notInTheFileAnd(missingWords(missing)), count: report.missing, color: 'secondary.main' },
              { label: words.refusedLabel, count: refused, color: 'error.main' },
              { label: words.noProduct, count: report.noProduct, color: 'outline' },
              { label: words.unchanged, count: unchanged, color: 'divider' },
            ]}
          />
        </Box>
        {shown && (
          <>
            <Tabs
              value={shown.name}
              onChange={(_, next: string) => setChosen(next)}
              aria-label={words.rowsOfTheRun}
              indicatorColor="secondary"
              variant="scrollable"
              allowScrollButtonsMobile
              sx={tabsLook}
            >
              {kinds.map(({ name, label, count }) => (
                <Tab
                  key={name}
                  value={name}
                  id={`${id}-${name}`}
                  aria-controls={`${id}-panel`}
                  label={
                    <span>
                      {label} <span className="muted">{countText(count)}</span>
                    </span>
                  }
                />
              ))}
            </Tabs>
            <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.name}`}>
              {shown.list(shown.rows)}
              {shown.rows.length < shown.count && (
                <Typography variant="body2" className="ruled" sx={{ p: '12px 20px' }}>
                  {words.firstAreKept(shown.rows.length)}
                </Typography>
              )}
            </Box>
          </>
        )}
      </Box>
    </Panel>
  );
}

/** Returns the lists that have rows. */
function kindsOf({ rows, fields, added, changed, unchanged, wrong, unclear, ...report }: Trial, missing: MissingRule) {
  const of = (...outcomes: TrialRow['outcome'][]) => rows.filter(({ outcome }) => outcomes.includes(outcome));
  const plain = (found: TrialRow[]) => <PlainRows key={found[0]?.outcome} rows={found} fields={fields} />;
  const stopping = rows.filter(({ stop }) => stop);
  const all: Kind[] = [
    {
      name: 'stop',
      label: words.whyItStopped,
      count: stopping.length,
      rows: stopping,
      list: (found) => <StoppingRows rows={found} fields={fields} missing={missing} />,
    },
    { name: 'changed', label: words.changedLabel, count: changed, rows: of('CHANGED'), list: plain },
    { name: 'added', label: words.addedLabel, count: added, rows: of('ADDED'), list: plain },
    { name: 'missing', label: words.notInTheFile, count: report.missing, rows: of('MISSING'), list: plain },
    {
      name: 'refused',
      label: words.refused,
      count: wrong + unclear,
      rows: of('WRONG', 'UNCLEAR'),
      list: (found) => <RefusedCauses rows={found} />,
    },
    {
      name: 'noProduct',
      label: words.noProductLabel,
      count: report.noProduct,
      rows: of('NO_PRODUCT'),
      list: (found) => <NoProducts rows={found} />,
    },
    { name: 'unchanged', label: words.unchangedLabel, count: unchanged, rows: of('UNCHANGED'), list: plain },
  ];
  return all.filter(({ count }) => count > 0);
}

/** A file may have thousands of rows. */
const pageSize = 25;

function PlainRows({ rows, fields }: { rows: TrialRow[]; fields: string[] }) {
  const narrow = useNarrow();
  const { visible, pager } = usePages(rows, pageSize);
  const pictures = useRowPictures(visible);
  const changes = new Set(rows.flatMap((row) => row.changes));
  const isOfChanges = rows.some(({ outcome }) => outcome === 'CHANGED' || outcome === 'MISSING');
  const shown = fields.filter((field) => field === 'name' || !isOfChanges || changes.has(field));
  const Rows = narrow ? TrialCards : TrialTable;
  return (
    <>
      <Rows rows={visible} fields={fields} shown={shown} pictures={pictures} />
      {pager}
    </>
  );
}

const tabsLook = { px: 1, '& .MuiTab-root': { textTransform: 'none', fontSize: 15 } };
