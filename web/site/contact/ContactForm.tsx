import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router-dom';
import './ContactForm.css';
import { FormField } from './FormField.tsx';
import { useContactForm } from './useContactForm.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** The fields keep what was typed themselves; only their errors are state. `subject` is what the visitor came about. */
export function ContactForm({ subject }: { subject?: string }) {
  const { errors, outcome, sending, submit, forgetError } = useContactForm();
  return (
    <form
      className="contact-form"
      method="post"
      noValidate
      aria-label="İletişim formu"
      onSubmit={submit}
      onInput={forgetError}
    >
      <FormField name="name" label="Ad soyad" error={errors.name} autoComplete="name" />
      <FormField name="email" label="E-posta" error={errors.email} type="email" autoComplete="email" />
      <FormField name="company" label="Şirket" error={errors.company} autoComplete="organization" optional />
      <FormField name="subject" label="Konu" error={errors.subject} defaultValue={subject} />
      <FormField name="message" label="Mesajınız" error={errors.message} rows={6} />
      <p className="contact-privacy t-caption muted">
        Kişisel verilerinizi nasıl işlediğimizi <Link to="/kvkk">aydınlatma metninde</Link> okuyabilirsiniz.
      </p>
      <div className="contact-end">
        <Button
          type="submit"
          variant="contained"
          disabled={sending}
          aria-busy={sending}
          startIcon={sending && <CircularProgress size={18} color="inherit" />}
        >
          Mesajı Gönder
        </Button>
        {outcome === 'sent' && (
          <p className="contact-sent" role="status" tabIndex={-1} ref={focus}>
            Mesajınız için teşekkür ederiz. En kısa sürede size dönüş yapacağız!
          </p>
        )}
        {outcome === 'failed' && (
          <p className="contact-failed" role="alert" tabIndex={-1} ref={focus}>
            Mesaj gönderilemedi. Lütfen tekrar deneyin.
          </p>
        )}
      </div>
      <p className="contact-no-script">
        Formun çalışması için tarayıcınızda JavaScript açık olmalıdır; bize e-postayla ya da telefonla da
        ulaşabilirsiniz.
      </p>
    </form>
  );
}
