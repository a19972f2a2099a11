/** For `tel:` links: '0212 000 00 00' and '90 212 …' as '+90212…'; an international number stays what it is. */
export function phoneHref(phone: string) {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  if (digits.startsWith('0')) return `tel:+90${digits.slice(1)}`;
  return digits.startsWith('90') && digits.length === 12 ? `tel:+${digits}` : `tel:${digits}`;
}
