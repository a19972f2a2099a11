type Json = string | number | boolean | undefined | Json[] | { [name: string]: Json };

/** Facts for search engines (schema.org) as a data block. `<` is escaped: what was entered could otherwise end the element. */
export function JsonLd({ type, ...facts }: { type: string; [name: string]: Json }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...facts });
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }} />
  );
}
