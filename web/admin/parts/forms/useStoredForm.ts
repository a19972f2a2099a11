import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { sameValue, type Values } from './formFields.ts';

/** The stored values in the shape of the form, and their version, which is null for a new entry. */
export interface Stored {
  values: Values;
  version: number | null;
}

/** A form, and the stored values with which the edit started. */
export interface Edit<Input> {
  form: UseFormReturn<Values, unknown, Input>;
  started: { readonly current: Stored };
  /** Starts over from `next`, and then restores the values that differ in `typed` between `before` and `values`. */
  take: (next: Stored, typed?: { values: Values; before: Values }) => void;
}

/**
 * A form over stored values. It follows the server until something is typed; then it keeps the typed values and the
 * version that they started from. `stored` is undefined while it is loading and for a new entry. Unchanged values must
 * be the same object.
 */
export function useStoredForm<Input>(
  rules: z.ZodType<Input, Values>,
  stored: Stored | undefined,
  blank: Values,
): Edit<Input> {
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(rules),
    defaultValues: stored?.values ?? blank,
  });
  const started = useRef<Stored>(stored ?? { values: blank, version: null });
  const { isDirty } = form.formState;
  const { reset, setValue } = form;

  const take = useCallback<Edit<Input>['take']>(
    (next, typed) => {
      started.current = next;
      reset(next.values);
      if (!typed) return;
      const changed = Object.keys(next.values).filter((name) => !sameValue(typed.values[name], typed.before[name]));
      for (const name of changed) setValue(name, typed.values[name], { shouldDirty: true });
    },
    [reset, setValue],
  );

  // A layout effect, so that nobody types into a field that is about to be filled.
  useLayoutEffect(() => {
    if (stored && !isDirty) take(stored);
    // The form starts over only when the server sends something new, and not when it merely has become clean.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stored]);

  return useMemo(() => ({ form, started, take }), [form, take]);
}
