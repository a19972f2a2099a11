import type { EnquiryInput } from '../../../graphql/generated/listed.ts';
import type { Attached } from '../attachments/attachedFiles.ts';
import { checkForm, type Values } from '../../parts/forms/checkForm.ts';

/** The fields that a buyer fills in, in the form's order. */
export const enquiryFields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'];

/** Checks what the buyer typed; the rows stay on the server. */
export function checkEnquiry(values: Values, attached: Attached[]) {
  const { key = '', name = '', email = '', noticeVersion = '', leaveEmpty = '' } = values;
  const { company = '', phone = '', deliveryPlace = '', message = '' } = values;
  const typed = { key, name, email, company, phone, deliveryPlace, message, noticeVersion, leaveEmpty };
  const given: EnquiryInput = { ...typed, attachments: attached.map(({ id }) => id) };
  return checkForm(given, (validators) => validators.EnquiryInput);
}
