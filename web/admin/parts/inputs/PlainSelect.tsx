import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** The language of the options. */
  lang?: string | undefined;
  onChoose: (value: string) => void;
}

/** A labelled select of a dialog that keeps its own state. */
export const PlainSelect = ({ label, value, options, lang, onChoose }: Props) => (
  <Field label={label}>
    {({ id }) => (
      <Select
        native
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        size="small"
        IconComponent={ExpandMoreOutlined}
        sx={{ fontSize: { md: 15 } }}
        slotProps={{ input: { id } }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value ? lang : undefined}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
