type Written = { name: string; company?: string | null | undefined; subject?: string; message: string };

/** People leave both fields out. Programs that fill in forms for people know `website`, and fill it in for them. */
type Traps = { website?: string | null | undefined; leaveEmpty?: string | null | undefined };

/** An honest enquiry may have this many links. */
const mostLinks = 2;

const link = /https?:\/\/\S*|www\.\S+|\[url|<a\s/gi;
/** No form of this site asks for marks of this kind. */
const markup = /\[url|\[link=|<a\s/i;

/**
 * Returns whether a program probably wrote this, by more than one sign: a single one is also in honest texts. Nothing is dropped
 * for it: such messages are kept apart for the admin to look at.
 */
export function looksLikeSpam({ name, company, subject = '', message }: Written, { website, leaveEmpty }: Traps) {
  const links = message.match(link) ?? [];
  const words = message.replaceAll(link, ' ').trim();
  const signs = [
    Boolean(website) || Boolean(leaveEmpty),
    Boolean(leaveEmpty) && links.length > 0,
    new RegExp(link.source, 'i').test(`${name} ${company ?? ''} ${subject}`),
    links.length > mostLinks,
    links.length > mostLinks && 2 * words.length < links.join('').length,
    markup.test(message),
  ];
  return signs.filter(Boolean).length > 1;
}
