import { Field } from './Field.tsx';
import { NativeSelect, type Choice } from './NativeSelect.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The language of the options. */
  lang?: string | undefined;
  onChoose: (value: string) => void;
}

/** A labelled select of a dialog that keeps its own state. */
export const PlainSelect = ({ label, ...props }: Props) => (
  <Field label={label}>{({ id }) => <NativeSelect {...props} id={id} />}</Field>
);
