interface CopySentProps {
  email: string;
  /** Whether the mail server has taken it. */
  isSent: boolean;
}

/** Tells the buyer where the number and the link of the enquiry were sent. */
export const CopySent = ({ email, isSent }: CopySentProps) => (
  <p className="enquiry-copy muted">
    Takip numaranız ve talebinizin bağlantısı <b>{email}</b> adresine {isSent ? 'gönderildi' : 'gönderiliyor'}.{' '}
    {isSent ? 'Gelmediyse' : 'Birkaç dakika içinde gelmezse'} istenmeyen e-posta klasörüne bakın.
  </p>
);
