import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { PagePreview } from '../forms/PagePreview.tsx';

export function AboutPreview() {
  const values = useWatch();
  const shown = useMemo(() => ({ About: structuredClone(values) }), [values]);
  return <PagePreview title="The about page" page="/about" shown={shown} />;
}
