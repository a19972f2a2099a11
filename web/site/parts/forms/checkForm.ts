import { loadedLater } from '../../../components/loadedLater.ts';
import { limitTexts } from '../../../../common/words/tr/limits.ts';
import { logError } from '../../../components/logError.ts';

/** The fields of a form by name: the typed texts, or a sentence for each field that is wrong. */
export type Values = Record<string, string>;

/** The form has no files; one that is sent anyway counts as an empty text. */
export const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** The validators are loaded when first needed, because most visitors send nothing. */
const loadValidators = loadedLater(() => import('../../../../common/generated/validators.ts'));

interface Validator<Input> {
  safeParse: (given: unknown) => { data?: Input; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/**
 * Checks the limits of schema.graphql. When the validators cannot be loaded (the connection is lost, or a new release has
 * replaced the file), the form is sent as typed: the server checks the same.
 */
export async function checkForm<Input>(
  given: Input,
  validatorIn: (all: Awaited<ReturnType<typeof loadValidators>>) => Validator<Input>,
): Promise<{ input?: Input | undefined; errors: Values }> {
  const validators = await loadValidators().catch(logError);
  if (!validators) return { input: given, errors: {} };
  const { data: input, error } = validatorIn(validators).safeParse(given);
  const errors: Values = {};
  // A field of an input within the input has the name that the server gives it, 'invoice.city'; items of lists have that of the list.
  for (const { path, message } of error?.issues ?? []) {
    const name = typeof path[1] === 'string' ? path.join('.') : String(path[0]);
    errors[name] ??= limitTexts[message] ?? message;
  }
  return { input, errors };
}
