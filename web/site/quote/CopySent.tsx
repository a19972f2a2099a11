interface CopySentProps {
  email: string;
  /** Whether the mail server has taken it. */
  isSent: boolean;
}

/** Where number and link of what was sent are to be looked for. */
export const CopySent = ({ email, isSent }: CopySentProps) => (
  <p className="enquiry-copy muted">
    Talep numaranız ve talebinizin bağlantısı <b>{email}</b> adresine {isSent ? 'gönderildi' : 'gönderiliyor'}.{' '}
    {isSent ? 'Gelmediyse' : 'Birkaç dakika içinde gelmezse'} istenmeyen e-posta klasörüne bakın.
  </p>
);
