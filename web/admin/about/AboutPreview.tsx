import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { PagePreview } from '../forms/PagePreview.tsx';
import type { AboutValues } from './aboutForm.ts';

export function AboutPreview<Checked>({ control }: { control: Control<AboutValues, unknown, Checked> }) {
  const values = useWatch({ control });
  const shown = useMemo(() => ({ About: structuredClone(values) }), [values]);
  return <PagePreview title="The about page" page="/about" shown={shown} />;
}
