import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { Panel } from '../../../parts/page/Panel.tsx';
import { leftOutId } from '../leftOutGroups.ts';
import type { MissingRule } from '../missingTexts.ts';
import type { Trial } from '../sheetTypes.ts';
import { TotalsBar } from './TotalsBar.tsx';

interface Props {
  trial: Trial;
  checking: boolean;
  missing?: MissingRule | undefined;
}

type Said = { text: string; isGrave: boolean };

/** Says in words what the import would do, what would vanish first. */
export function sentencesOf(
  trial: Trial,
  missing: MissingRule | undefined,
  labelOf: (field: string) => string,
): [Said, ...Said[]] {
  const { clearedPrices, changed, added } = trial;
  const jumps = Math.max(trial.jumps - clearedPrices, 0);
  const leftOut = trial.wrong + trial.unclear;
  const isGone = missing !== undefined && missing !== 'NOTHING';
  const said = [
    ...(clearedPrices > 0 ? [{ text: words.pricesVanish(clearedPrices), isGrave: true }] : []),
    ...trial.cleared.map(({ field, count }) => ({ text: words.valuesVanish(labelOf(field), count), isGrave: true })),
    ...(jumps > 0 ? [{ text: words.pricesJump(jumps), isGrave: true }] : []),
    ...(missing && trial.missing > 0 ? [{ text: words.missingProducts(trial.missing, missing), isGrave: isGone }] : []),
    {
      text: changed + added > 0 ? words.sentence(words.changesAnd(changed, added)) : words.nothingChanges,
      isGrave: false,
    },
    ...(leftOut > 0 ? [{ text: words.leftOutSentence(leftOut), isGrave: false }] : []),
  ];
  return said as [Said, ...Said[]];
}

/** Tells what matters of a trial: first in words, then by the numbers of rows of each kind. */
export function TrialHead({ trial, checking, missing }: Props) {
  const [first, ...others] = sentencesOf(trial, missing, useLabelOf());
  const { unchanged, changed, added, unclear, wrong, noProduct } = trial;
  // A large file answers with its first rows only.
  const total = unchanged + changed + added + unclear + wrong + noProduct;
  const leftOut = (label: string) => <a href={`#${leftOutId}`}>{label}</a>;
  return (
    <Panel>
      <Box component="section" aria-label={words.dryRun}>
        <Box sx={{ height: 3 }}>{checking && <LinearProgress aria-label={words.checking} sx={{ height: 3 }} />}</Box>
        <Box role="status" sx={{ p: { xs: '12px 16px 16px', sm: '14px 20px 18px' } }}>
          <Typography variant="h5" component="h2" sx={{ ...saidLook, fontSize: { xs: 18, sm: 18 } }}>
            {first.isGrave && <WarningAmberOutlined className="rigid warns" sx={{ mt: '3px' }} />}
            <span>{first.text}</span>
          </Typography>
          {others.map(({ text, isGrave }) => (
            <Typography key={text} sx={{ ...saidLook, mt: 0.5 }}>
              {isGrave && <WarningAmberOutlined className="rigid icon-20 warns" sx={{ mt: '2px' }} />}
              <span>{text}</span>
            </Typography>
          ))}
          <Typography className="muted" variant="body2" sx={{ mt: 0.5, mb: 2 }}>
            {words.nothingIsWritten}
          </Typography>
          <TotalsBar
            parts={[
              { label: words.wrong, count: wrong, color: 'error.main', text: leftOut(words.wrong) },
              { label: words.unclear, count: unclear, color: 'warning.main', text: leftOut(words.unclear) },
              { label: words.willBeChanged, count: changed, color: 'primary.main' },
              { label: words.willBeAdded, count: added, color: 'info.main' },
              { label: words.notInTheFile, count: trial.missing, color: 'secondary.main' },
              { label: words.noProduct, count: noProduct, color: 'outline' },
              { label: words.unchanged, count: unchanged, color: 'divider' },
            ]}
            end={{ count: total, label: words.rowsInAll(total) }}
          />
        </Box>
      </Box>
    </Panel>
  );
}

const saidLook = { display: 'flex', alignItems: 'flex-start', gap: 1, overflowWrap: 'anywhere' } as const;
