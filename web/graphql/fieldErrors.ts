import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface FormErrors {
  /** The sentence to show at each field, by the field's name. */
  fields: Record<string, string>;
  /** The error of the form as a whole; its code is `NETWORK` when no answer came. */
  general?: {
    code: string;
    message: string;
    /** The field that an error names which is no wrong input: the code of a sign-in. */
    field?: string;
    /** The seconds to wait after too many attempts. */
    retryAfter?: number;
    /** The offer that replaced the one that was answered. */
    revision?: number;
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the list of what is wrong that an error may have. */
const problemsIn = (problems: unknown): { field: string; message: string }[] =>
  (Array.isArray(problems) ? problems : []).flatMap((one: unknown) => {
    const { field, message } = Object(one) as Record<string, unknown>;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });

/** Sorts the errors of a mutation by form field. It decides by the server's error codes, never by its texts. */
export function fieldErrors(error: unknown): FormErrors {
  if (!CombinedGraphQLErrors.is(error)) {
    return { fields: {}, general: { code: 'NETWORK', message: error instanceof Error ? error.message : '' } };
  }
  const result: FormErrors = { fields: {} };
  for (const { message, extensions } of error.errors) {
    const field = text(extensions?.field);
    const code = text(extensions?.code) ?? 'INTERNAL_SERVER_ERROR';
    if (code === 'BAD_USER_INPUT' && field) {
      // Several wrong fields come with a sentence each.
      for (const problem of problemsIn(extensions?.problems)) result.fields[problem.field] ??= problem.message;
      result.fields[field] ??= message;
    } else {
      const { retryAfter, revision } = extensions ?? {};
      result.general ??= {
        code,
        message,
        ...(field && { field }),
        ...(typeof retryAfter === 'number' && { retryAfter }),
        ...(typeof revision === 'number' && { revision }),
      };
    }
  }
  return result;
}
