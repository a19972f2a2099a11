import { useEffect, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { Section } from './sections.ts';
import type { SectionsState } from './useSections.ts';

/** After a refused save, the first wrong field has the focus, and its section is open. */
export function useFirstError(sections: readonly Section[], { goToError }: SectionsState) {
  const { formState } = useFormContext();
  const { errors, isSubmitting, submitCount } = formState;
  const seen = useRef(submitCount);
  const wrong = sections.find((section) =>
    [...(section.beside ?? []), ...section.fields].some((name) => get(errors, name) !== undefined),
  )?.name;
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return;
    seen.current = submitCount;
    if (wrong !== undefined) goToError(wrong);
  }, [isSubmitting, submitCount, wrong, goToError]);
}
