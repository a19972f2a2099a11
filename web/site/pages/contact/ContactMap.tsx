import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Drawing } from '../../../components/Drawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import streets from '../../parts/drawings/streets.svg?raw';
import { CodeText } from '../../parts/CodeText.tsx';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import './ContactMap.css';
import { Directions } from './Directions.tsx';
import * as words from '../../../words/tr/contact.ts';
import * as common from '../../../words/tr/common.ts';

/** After so many milliseconds without an answer the page says that the map does not come. */
const longest = 8000;

/** Says from where the map comes, with the ending that the name takes. */
const from = [
  ['google.', words.mapOfGoogle],
  ['openstreetmap.', words.mapOfOpenStreetMap],
  ['yandex.', words.mapOfYandex],
] as const;
const origin = (embed: string) =>
  from.find(([host]) => new URL(embed).hostname.includes(host))?.[1] ?? words.mapOfOther;

const missing = words.mapNotLoaded;

/**
 * Loads the map only after a click, since its provider learns who looks at it; until then a drawing holds its place. The
 * address and the way there stay beside the map, since nobody tells the page why a map stays empty.
 */
export function ContactMap({ embed }: { embed: string | null }) {
  const { address } = useSettings();
  const shownAddress = address ? <CodeText text={address} /> : common.notStated;
  const [state, setState] = useState<'closed' | 'loading' | 'shown' | 'missing'>('closed');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('missing'), longest);
    return () => clearTimeout(timer);
  }, [state]);

  if (!embed) {
    return (
      <section className="contact-map contact-map-missing container" aria-label={words.map}>
        <EmptyState title={shownAddress} action={address && <Directions address={address} />} />
      </section>
    );
  }
  const isOpen = state === 'loading' || state === 'shown';
  return (
    <section className="contact-map plate" aria-label={words.map} data-open={isOpen || undefined}>
      <Drawing className="contact-map-streets" svg={streets} />
      {isOpen && (
        <iframe
          src={embed}
          title={words.mapAt(address)}
          onLoad={() => setState('shown')}
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      )}
      <div className="contact-map-card">
        <p className="t-h6 typed">{shownAddress}</p>
        <p className="contact-map-hint t-body2 muted" role="status">
          {state === 'missing' ? missing : !isOpen && origin(embed)}
        </p>
        <div className="contact-map-actions row wraps">
          <Button
            variant="outlined"
            onClick={() => setState(isOpen ? 'closed' : navigator.onLine ? 'loading' : 'missing')}
          >
            {isOpen ? words.closeMap : words.showMap}
          </Button>
          {address && <Directions address={address} />}
        </div>
      </div>
    </section>
  );
}
