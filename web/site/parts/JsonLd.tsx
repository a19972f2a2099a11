type Json = string | number | boolean | undefined | Json[] | Facts;

/** The properties of a schema.org type; undefined ones are left out. */
export type Facts = { [name: string]: Json };

/** Writes facts for search engines as a data block. `<` is escaped: entered text could otherwise end the element. */
export function JsonLd({ type, ...facts }: { type: string } & Facts) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...facts });
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }} />
  );
}
