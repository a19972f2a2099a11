import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useSettings } from '../settings/SettingsProvider.tsx';
import './ContactMap.css';

/** The map's site learns who looks at it, so it is loaded only after a click. Directions are a plain link. */
export function ContactMap({ embed }: { embed: string | null }) {
  const { address } = useSettings();
  const [shown, setShown] = useState(false);
  const directions = address && (
    <a
      className="text-link"
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
      rel="noreferrer"
      target="_blank"
    >
      <span>Yol tarifi alın</span>
    </a>
  );
  return (
    <section className="contact-map" aria-label="Harita">
      {embed && shown ? (
        <iframe src={embed} title={`Harita: ${address}`} loading="lazy" referrerPolicy="no-referrer" allowFullScreen />
      ) : (
        <div className="container">
          <EmptyState
            title={address || 'Belirtilmemiş'}
            hint={embed && 'Harita başka bir siteden gelir; göstermek için tıklayın.'}
            action={
              <span className="contact-map-actions">
                {embed && (
                  <Button variant="outlined" onClick={() => setShown(true)}>
                    Haritayı göster
                  </Button>
                )}
                {directions}
              </span>
            }
          />
        </div>
      )}
    </section>
  );
}
