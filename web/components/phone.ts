/** Returns '+905320000000' for '0532 …', '90 532 …' and '532 …'. International and short numbers keep their digits. */
function numberOf(phone: string) {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return `+90${digits.slice(1)}`;
  if (digits.startsWith('90') && digits.length === 12) return `+${digits}`;
  return /^[2-5]\d{9}$/.test(digits) ? `+90${digits}` : digits;
}

export const phoneHref = (phone: string) => `tel:${numberOf(phone)}`;

/**
 * Returns the address of a WhatsApp chat; undefined unless it is a Turkish mobile number, since others may not have
 * one.
 */
export function whatsAppHref(phone: string) {
  const number = numberOf(phone);
  return /^\+905\d{9}$/.test(number) ? `https://wa.me/${number.slice(1)}` : undefined;
}
