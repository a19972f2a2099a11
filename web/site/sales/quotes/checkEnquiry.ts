import { loadedLater } from '../../../components/loadedLater.ts';
import { logError } from '../../../components/logError.ts';
import type { EnquiryInput } from '../../../graphql/generated/quotes.ts';
import type { Values } from '../../parts/forms/sendForm.ts';

/** What a buyer fills in, in the form's order. */
export const enquiryFields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'];

/** Loaded when first needed, because most visitors send nothing. */
const loadValidators = loadedLater(() => import('../../../graphql/generated/validators.ts'));

/** Undefined when they cannot be loaded: then the server alone checks. */
async function validators() {
  try {
    return await loadValidators();
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Checks the limits of schema.graphql; `rows` stay on the server. */
export async function checkEnquiry(
  values: Values,
): Promise<{ input?: EnquiryInput | undefined; errors: Record<string, string> }> {
  const { key = '', name = '', email = '', noticeVersion = '', website = '' } = values;
  const { company = '', phone = '', deliveryPlace = '', message = '' } = values;
  const given = { key, name, email, company, phone, deliveryPlace, message, noticeVersion, website };
  const loaded = await validators();
  if (!loaded) return { input: given, errors: {} };
  const { data: input, error } = loaded.EnquiryInput.safeParse(given);
  const errors: Record<string, string> = {};
  for (const { path, message: sentence } of error?.issues ?? []) errors[String(path[0])] ??= sentence;
  return { input, errors };
}
