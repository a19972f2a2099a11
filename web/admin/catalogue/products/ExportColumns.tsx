import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { filtersIn } from '../../../../common/product/productFilters.ts';
import { useFilledColumnsQuery } from './exportColumns.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { useSave } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/products.ts';
import { useSheetFields } from './sheetFields.ts';

/** These are always chosen at first: what an import needs to find a product, and what most lists change. */
const usual = ['id', 'name', 'stockCode', 'price'];

interface Props {
  /** The products to export, as a query of the download. */
  query: string;
  onClose: () => void;
}

/** Chooses the columns of an export; at first those that are filled in one of its products. */
export function ExportColumns({ query, onClose }: Props) {
  const save = useSave();
  const { data, error } = useFilledColumnsQuery({
    variables: { which: filtersIn(new URLSearchParams(query)) },
    fetchPolicy: 'network-only',
  });
  const fields = useSheetFields(undefined, data?.filledColumns);
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const chosen = own ?? new Set([...usual, ...(data?.filledColumns ?? [])]);
  const isKnown = data !== undefined || error !== undefined;
  const columns = fields.map(({ value }) => value).filter((value) => chosen.has(value));

  function choose(value: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(value);
    else next.delete(value);
    setOwn(next);
  }

  return (
    <ActDialog
      title={words.exportColumns}
      typed={own && [...own]}
      act={words.exportButton}
      ready={isKnown && columns.length > 0}
      onAct={() => {
        const wanted = new URLSearchParams(query);
        wanted.set('columns', columns.join(','));
        void save(`/admin/products.xlsx?${wanted.toString()}`);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{words.theWorkbookHasTheseColumns}</Typography>
      <Box
        component="fieldset"
        aria-label={words.columns}
        aria-busy={!isKnown}
        sx={{ display: 'grid', mt: 1, border: 0 }}
      >
        {fields.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.has(value)}
                disabled={!isKnown}
                onChange={(_, isChosen) => choose(value, isChosen)}
              />
            }
          />
        ))}
      </Box>
    </ActDialog>
  );
}
