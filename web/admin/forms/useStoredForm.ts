import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';

/** What the server holds, in the shape of the form, and the version it had. */
export interface Stored<Values> {
  values: Values;
  version: number;
}

/**
 * A form over something stored. It follows the server until something is typed, and then keeps what was typed and the
 * version it started from. `stored` is undefined while loading and for something new; keep its identity while it is the same.
 */
export function useStoredForm<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Values>,
  stored: Stored<Values> | undefined,
  blank: Values,
) {
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver<Values, unknown, Checked>(schema),
    defaultValues: (stored?.values ?? blank) as DefaultValues<Values>,
  });
  const version = useRef(stored?.version ?? null);
  const { isDirty } = form.formState;
  const { reset, getValues, setValue } = form;

  /** Starts over from what is stored; what was typed since `sent` stays. */
  const take = useCallback(
    (next: Stored<Values>, sent?: Values) => {
      const typed = getValues();
      version.current = next.version;
      reset(next.values);
      const changed = sent ? Object.keys(typed).filter((key) => differ(typed[key], sent[key])) : [];
      for (const key of changed as Path<Values>[]) setValue(key, typed[key], { shouldDirty: true });
    },
    [reset, getValues, setValue],
  );

  useEffect(() => {
    if (stored && !isDirty) take(stored);
    // Only news from the server is a reason to start over, not that the form has become clean.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);

  return { form, take, version };
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
