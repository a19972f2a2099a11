interface CopySentProps {
  email: string;
  /** Whether the mail server has taken it. */
  isSent: boolean;
}

/** Where the copy of what was sent is to be looked for. */
export const CopySent = ({ email, isSent }: CopySentProps) => (
  <p className="enquiry-copy muted">
    Talebin bir kopyası <b>{email}</b> adresine {isSent ? 'gönderildi' : 'gönderiliyor'}.{' '}
    {isSent ? 'Gelmediyse' : 'Birkaç dakika içinde gelmezse'} istenmeyen e-posta klasörüne bakın.
  </p>
);
