import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, DialogActions, DialogContent, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { ProductChanges } from '../../../graphql/generated/schema.ts';
import { useLists } from '../../kinds/reference.tsx';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import type { Counted } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';
import { fieldsWith, joinedChanges, type SharedField } from './sharedFields.ts';

interface Props {
  some: Counted;
  busy: boolean;
  onChange: (change: { changes: ProductChanges }) => void;
  onClose: () => void;
}

interface Row {
  name: string;
  text: string;
}

/** Sets some fields of several products. */
export function ChangeProducts({ some, busy, onChange, onClose }: Props) {
  const { attributes } = useDefinitions();
  const { lists } = useLists();
  const fields = fieldsWith(lists, attributes);
  const [rows, setRows] = useState<Row[]>([{ name: '', text: '' }]);
  const fieldOf = ({ name }: Row) => fields.find((field) => field.name === name);
  const put = (at: number, row: Row) => setRows(rows.map((one, place) => (place === at ? row : one)));
  const chosen = rows.flatMap((row) => fieldOf(row) ?? []);
  const parts = rows.flatMap((row) => fieldOf(row)?.read(row.text).changes ?? []);
  const isReady = parts.length > 0 && parts.length === chosen.length;
  return (
    <PageDialog open title={words.changeProducts(some)} width={640} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, p: '4px 28px 24px' }}>
        {rows.map((row, at) => (
          <Box key={at} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', alignItems: 'start', gap: 1.5 }}>
            <PlainSelect
              label={words.field}
              value={row.name}
              options={[
                { value: '', label: words.chooseAField },
                ...fields
                  .filter(({ name }) => name === row.name || !rows.some((other) => other.name === name))
                  .map(({ name, label }) => ({ value: name, label })),
              ]}
              onChoose={(name) => put(at, { name, text: '' })}
            />
            <ValueInput key={row.name} field={fieldOf(row)} row={row} onType={(text) => put(at, { ...row, text })} />
            {rows.length > 1 && (
              <IconButton
                color="inherit"
                aria-label={words.leaveAsItIs(fieldOf(row)?.label)}
                onClick={() => setRows(rows.filter((_, place) => place !== at))}
                sx={{ mt: '26px' }}
              >
                <CloseOutlined />
              </IconButton>
            )}
          </Box>
        ))}
        <Box>
          <Button size="small" onClick={() => setRows([...rows, { name: '', text: '' }])}>
            {words.anotherField}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ p: '16px 28px', gap: 1.5, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="caption" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          {words.everyOtherFieldStays}
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <BusyButton busy={busy} disabled={!isReady} onClick={() => onChange({ changes: joinedChanges(parts) })}>
          {words.changeProducts(some)}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}

interface ValueProps {
  field: SharedField | undefined;
  row: Row;
  onType: (text: string) => void;
}

function ValueInput({ field, row, onType }: ValueProps) {
  if (!field) return <span />;
  const label = words.newValue;
  if (field.options)
    return <PlainSelect label={label} value={row.text} options={field.options} lang={field.lang} onChoose={onType} />;
  return (
    <TextInput
      label={label}
      name={field.name}
      lang={field.lang}
      hint={field.hint}
      inputMode={field.inputMode}
      error={field.read(row.text).problem?.reason}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
