import Button from '@mui/material/Button';
import { useState } from 'react';
import { Drawing } from '../../../components/Drawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import streets from '../../parts/drawings/streets.svg?raw';
import { CodeText } from '../../parts/CodeText.tsx';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import './ContactMap.css';
import { Directions } from './Directions.tsx';

/**
 * Loads the map only after a click, since its provider learns who looks at it; until then a drawing holds its place.
 */
export function ContactMap({ embed }: { embed: string | null }) {
  const { address } = useSettings();
  const shownAddress = address ? <CodeText text={address} /> : 'Belirtilmemiş';
  const [shown, setShown] = useState(false);
  if (!embed) {
    return (
      <section className="contact-map contact-map-missing container" aria-label="Harita">
        <EmptyState title={shownAddress} action={address && <Directions address={address} />} />
      </section>
    );
  }
  return (
    <section className="contact-map" aria-label="Harita">
      {shown ? (
        <iframe src={embed} title={`Harita: ${address}`} loading="lazy" referrerPolicy="no-referrer" allowFullScreen />
      ) : (
        <div className="contact-map-closed plate">
          <Drawing className="contact-map-streets" svg={streets} />
          <div className="contact-map-card">
            <p className="t-h6 typed">{shownAddress}</p>
            <p className="contact-map-hint t-body2 muted">Harita başka bir siteden gelir; göstermek için tıklayın.</p>
            <div className="contact-map-actions">
              <Button variant="outlined" onClick={() => setShown(true)}>
                Haritayı göster
              </Button>
              {address && <Directions address={address} />}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
