type Written = { name: string; subject: string; message: string };

/** An honest enquiry may have this many links. */
const mostLinks = 2;

/**
 * Returns whether a program probably wrote this. Nothing is dropped for it: such messages are kept apart for the admin
 * to look at.
 */
export function looksLikeSpam({ name, subject, message }: Written, trap: string | null | undefined) {
  const links = message.match(/https?:\/\/|\[url|<a\s/gi)?.length ?? 0;
  return Boolean(trap) || links > mostLinks || /https?:\/\/|www\./i.test(`${name} ${subject}`);
}
