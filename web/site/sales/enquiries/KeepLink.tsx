import { useEffect } from 'react';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { useOrigin } from '../../parts/OriginProvider.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { keepEnquiry, type KeptEnquiry } from '../kept/keptEnquiries.ts';

interface KeepLinkProps {
  sent: KeptEnquiry;
  /** Whether the link was sent by mail, too. */
  byMail: boolean;
}

/** Says that the way back to an enquiry is its link, and keeps that in this browser. */
export function KeepLink({ sent: { number, path, sentAt }, byMail }: KeepLinkProps) {
  const origin = useOrigin();
  useEffect(() => keepEnquiry({ number, path, sentAt }), [number, path, sentAt]);
  return (
    <div className="keep-link">
      <p>
        <b>Talebinizin bağlantısını saklayın.</b> Durumu ve teklifimizi yalnız o sayfada görürsünüz
        {!byMail && '; bağlantı size e-postayla gelmez'}.
        <span className="scripted"> Bu tarayıcıda “Teklif listesi” sayfasında da durur.</span>
      </p>
      <span className="keep-link-actions">
        <TextLink to={path}>Talebin durumu</TextLink>
        <CopyCode code={origin + path} label="Bağlantıyı kopyala" word="Bağlantıyı kopyala" />
      </span>
    </div>
  );
}
