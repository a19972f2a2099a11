import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { differ } from './differ.ts';

/** What the server holds, in the shape of the form, and the version it has; null for something new. */
export interface Stored<Values> {
  values: Values;
  version: number | null;
}

/** A form and what was stored when the edit started. */
export interface Edit<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  started: { readonly current: Stored<Values> };
  /** Starts over from `next`, and puts in what `typed` has other than `before`. */
  take: (next: Stored<Values>, typed?: { values: Values; before: Values }) => void;
}

/**
 * A form over something stored. It follows the server until something is typed, and then keeps what was typed and the
 * version it started from. `stored` is undefined while loading and for something new; keep its identity while it is the same.
 */
export function useStoredForm<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Values>,
  stored: Stored<Values> | undefined,
  blank: Values,
): Edit<Values, Checked> {
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver<Values, unknown, Checked>(schema),
    defaultValues: (stored?.values ?? blank) as DefaultValues<Values>,
  });
  const started = useRef<Stored<Values>>(stored ?? { values: blank, version: null });
  const { isDirty } = form.formState;
  const { reset, setValue } = form;

  const take = useCallback<Edit<Values, Checked>['take']>(
    (next, typed) => {
      started.current = next;
      reset(next.values);
      if (!typed) return;
      const changed = Object.keys(next.values).filter((key) => differ(typed.values[key], typed.before[key]));
      for (const key of changed as Path<Values>[]) setValue(key, typed.values[key], { shouldDirty: true });
    },
    [reset, setValue],
  );

  // Before anything of it is seen: nobody types into fields that are about to be filled.
  useLayoutEffect(() => {
    if (stored && !isDirty) take(stored);
    // Only news from the server is a reason to start over, not that the form has become clean.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);

  return useMemo(() => ({ form, started, take }), [form, take]);
}
