import type { EnquiryInput } from '../../../graphql/generated/quotes.ts';
import { checkForm, type Values } from '../../parts/forms/checkForm.ts';

/** The fields that a buyer fills in, in the form's order. */
export const enquiryFields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'];

/** Checks what the buyer typed; the rows stay on the server. */
export function checkEnquiry(values: Values) {
  const { key = '', name = '', email = '', noticeVersion = '', website = '' } = values;
  const { company = '', phone = '', deliveryPlace = '', message = '' } = values;
  const given: EnquiryInput = { key, name, email, company, phone, deliveryPlace, message, noticeVersion, website };
  return checkForm(given, (validators) => validators.EnquiryInput);
}
