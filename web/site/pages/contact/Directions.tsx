import * as words from '../../../words/tr/contact.ts';

/** Leads to directions by a plain link, which works without scripts and without the map. */
export function Directions({ address }: { address: string }) {
  return (
    <a
      className="text-link"
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
      rel="noreferrer"
      target="_blank"
    >
      <span>{words.directions}</span>
    </a>
  );
}
