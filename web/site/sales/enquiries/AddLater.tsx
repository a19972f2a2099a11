import { Sentence } from '../../../components/Sentence.tsx';
import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import * as words from '../../../words/tr/enquiry.ts';

/** Says how to add something to a list that was sent; `byMail` where a mail can be answered. */
export function AddLater({ byMail }: { byMail: boolean }) {
  const { phone } = useSettings();
  if (!phone) return byMail ? <p className="add-later t-body2 muted">{words.addByMail}</p> : null;
  return (
    <p className="add-later t-body2 muted">
      <Sentence text={byPhone(byMail)} parts={{ phone: <a href={phoneHref(phone)}>{phone}</a> }} />
    </p>
  );
}

const byPhone = (byMail: boolean) => (byMail ? words.addByMailOrPhone : words.addByPhone);
