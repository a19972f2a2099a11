import { useFormContext, useWatch } from 'react-hook-form';
import { ImageField } from './ImageField.tsx';
import type { ImageUpload } from './useImageUpload.ts';

interface Props {
  name: string;
  label: string;
  hint: string;
  error?: string;
  upload: ImageUpload;
  /** The value of the field when there is no picture. */
  none?: string | null;
}

/** A field of the form whose value is the address of a picture. */
export function PictureInput({ name, none = null, ...field }: Props) {
  const { setValue } = useFormContext<Record<string, string | null>>();
  const value = useWatch<Record<string, string | null>>({ name });
  return (
    <ImageField
      {...field}
      value={value === none ? null : (value ?? null)}
      onRemove={() => setValue(name, none, { shouldDirty: true })}
    />
  );
}
