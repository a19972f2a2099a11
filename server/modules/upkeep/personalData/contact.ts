import { badInput } from '../../../core/errors.ts';
import type { Contact } from '../../../entity/person.ts';
import { fold } from '../../../../common/text/letters.ts';

/** Fewer digits could be a size or a price. */
const fewestDigits = 7;
/** A number of this many digits is recognised even with others beside it, such as an extension. */
const wholeNumber = 10;
const numberLike = /\d[\d\s()./+\u00a0-]{5,}\d/gu;

/** Returns '5320000000' for '+90 532 000 00 00', '0532 000 00 00' and '0090 532 …'. */
export function digitsOf(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, '').replace(/^00/u, '');
  return digits.replace(/^90(?=\d{10}$)/u, '').replace(/^0/u, '');
}

function byEmail(typed: string): Contact {
  const address = fold(typed.trim());
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);
  // It must not match as part of another address.
  const within = new RegExp(String.raw`(?<![\w.+-])${escaped}(?![\w-]|\.\w)`);
  return {
    is: (field) => typeof field === 'string' && fold(field.trim()) === address,
    isIn: (text) => within.test(fold(text)),
  };
}

function byPhone(typed: string): Contact | undefined {
  const digits = digitsOf(typed);
  if (digits.length < fewestDigits) return undefined;
  const isSame = (other: string) =>
    digitsOf(other) === digits || (digits.length >= wholeNumber && digitsOf(other).includes(digits));
  return {
    is: (field) => typeof field === 'string' && isSame(field),
    // A short number follows its area code, or another figure.
    isIn: (text) => (text.match(numberLike) ?? []).some((run) => isSame(run) || digitsOf(run).endsWith(digits)),
  };
}

/** Returns undefined for text that is neither an e-mail address nor a phone number. */
export function contactOf(typed: string): Contact | undefined {
  if (/^[^\s@]+@[^\s@]+$/u.test(typed.trim())) return byEmail(typed);
  return /^[\d\s()./+-]+$/u.test(typed) ? byPhone(typed) : undefined;
}

/** Reads a contact as a person types it. Throws `BAD_USER_INPUT`. */
export function readContact(typed: string): Contact {
  const contact = contactOf(typed);
  if (!contact) throw badInput('contact', 'Please enter an e-mail address, or a phone number of seven digits or more.');
  return contact;
}
