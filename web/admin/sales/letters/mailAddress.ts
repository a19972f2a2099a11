/** Mail programs on Windows accept addresses of up to about 2,000 characters. */
const longestAddress = 1900;

interface Letter {
  email: string;
  subject: string;
  text: string;
}

/** Returns a `mailto:` address with as much of the text as fits. */
export function mailAddress({ email, subject, text }: Letter) {
  // The address is encoded, so that nothing in it can add a header. Mail programs expect a plain '@'.
  const start = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=`;
  // The text is cut by code points, since half of a surrogate pair cannot be encoded.
  const signs = [...text.replaceAll(/\r?\n/g, '\r\n')];
  let length = 0;
  let cut = 0;
  for (const sign of signs) {
    length += encodeURIComponent(sign).length;
    if (start.length + length > longestAddress) break;
    cut++;
  }
  const shown = signs.slice(0, cut).join('');
  return start + encodeURIComponent(cut < signs.length ? `${shown}…` : shown);
}
