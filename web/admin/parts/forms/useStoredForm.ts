import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { sameValue, type Values } from './formFields.ts';

/** What the server holds, in the shape of the form, and its version; null for something new. */
export interface Stored {
  values: Values;
  version: number | null;
}

/** A form and what was stored when the edit started. */
export interface Edit<Input> {
  form: UseFormReturn<Values, unknown, Input>;
  started: { readonly current: Stored };
  /** Starts over from `next`, and then types again what differs in `typed` between `before` and `values`. */
  take: (next: Stored, typed?: { values: Values; before: Values }) => void;
}

/**
 * A form over something stored. It follows the server until something is typed, and then keeps what was typed and the
 * version it started from. `stored` is undefined while loading and for something new; keep its identity while it is the same.
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

  // In a layout effect, so that nobody types into a field that is about to be filled.
  useLayoutEffect(() => {
    if (stored && !isDirty) take(stored);
    // Only news from the server is a reason to start over, not that the form has become clean.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);

  return useMemo(() => ({ form, started, take }), [form, take]);
}
