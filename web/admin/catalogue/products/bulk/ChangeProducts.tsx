import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Stack } from '@mui/material';
import { useState } from 'react';
import type { ProductChanges } from '../../../../graphql/generated/schema.ts';
import { useLists } from '../../../kinds/reference.tsx';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../../parts/inputs/TextInput.tsx';
import { useDefinitions } from '../../specs/useDefinitions.ts';
import type { Counted } from '../../../../words/admin/en/locale.ts';
import * as words from '../../../../words/admin/en/products.ts';
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
    <ActDialog
      title={words.changeProducts(some)}
      width={640}
      small={false}
      typed={rows}
      act={words.changeProducts(some)}
      busy={busy}
      ready={isReady}
      onAct={() => onChange({ changes: joinedChanges(parts) })}
      note={words.everyOtherFieldStays}
      onClose={onClose}
    >
      <Stack spacing={2}>
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
      </Stack>
    </ActDialog>
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
