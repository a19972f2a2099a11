import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';

/** Says how to add something to a list that was sent; `byMail` where a mail can be answered. */
export function AddLater({ byMail }: { byMail: boolean }) {
  const { phone } = useSettings();
  if (!phone && !byMail) return null;
  return (
    <p className="add-later t-body2 muted">
      Eklemek istediğiniz bir şey olursa {byMail && 'e-postayı yanıtlayın'}
      {byMail && phone && ' ya da '}
      {phone && (
        <>
          <a href={phoneHref(phone)}>{phone}</a> numarasını arayıp takip numaranızı söyleyin
        </>
      )}
      .
    </p>
  );
}
