import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { useSave } from '../../parts/downloads/useDownload.ts';
import { useSheetFields } from './sheetFields.ts';

/** These are chosen at first: what an import needs to find a product, and what most lists change. */
const usual = ['id', 'name', 'stockCode', 'price'];

interface Props {
  /** The products to export, as a query of the download. */
  query: string;
  onClose: () => void;
}

/** Chooses the columns of an export. */
export function ExportColumns({ query, onClose }: Props) {
  const fields = useSheetFields();
  const save = useSave();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(usual));
  const columns = fields.map(({ value }) => value).filter((value) => chosen.has(value));

  function choose(value: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(value);
    else next.delete(value);
    setChosen(next);
  }

  return (
    <ConfirmDialog
      open
      title="Export columns"
      text="The workbook has these columns, also where they are empty."
      confirm="Export"
      ready={columns.length > 0}
      busy={false}
      onConfirm={() => {
        const wanted = new URLSearchParams(query);
        wanted.set('columns', columns.join(','));
        void save(`/admin/products.xlsx?${wanted.toString()}`);
        onClose();
      }}
      onCancel={onClose}
    >
      <Box component="fieldset" aria-label="Columns" sx={{ display: 'grid', m: 0, mt: 1, p: 0, border: 0 }}>
        {fields.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={<Checkbox checked={chosen.has(value)} onChange={(_, isChosen) => choose(value, isChosen)} />}
          />
        ))}
      </Box>
    </ConfirmDialog>
  );
}
