import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface FormErrors {
  /** By the name of the field, the sentence to show at it. */
  fields: Record<string, string>;
  /** What concerns the form as a whole; `NETWORK` when no answer came. */
  general?: { code: string; message: string };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What a failed mutation means for the form that sent it. Only the server's codes decide; its texts are for people. */
export function fieldErrors(error: unknown): FormErrors {
  if (!CombinedGraphQLErrors.is(error)) {
    return { fields: {}, general: { code: 'NETWORK', message: error instanceof Error ? error.message : '' } };
  }
  const result: FormErrors = { fields: {} };
  for (const { message, extensions } of error.errors) {
    const field = text(extensions?.field);
    const code = text(extensions?.code) ?? 'INTERNAL_SERVER_ERROR';
    if (code === 'BAD_USER_INPUT' && field) result.fields[field] ??= message;
    else result.general ??= { code, message };
  }
  return result;
}
