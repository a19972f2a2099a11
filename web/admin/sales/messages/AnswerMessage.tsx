import { useAnswerMessageMutation } from '../letters/letters.generated.ts';
import type { MessageToReadQuery } from './messages.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { turkishDay } from '../../parts/texts/dates.ts';
import { LetterDialog } from '../letters/LetterDialog.tsx';
import { blankLetter, type Values } from '../letters/letterText.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import * as words from '../../../words/admin/en/messages.ts';

type Message = NonNullable<MessageToReadQuery['message']>;

interface Props {
  message: Message;
  sendsMail: boolean;
  onRefetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes an answer to a message. */
export function AnswerMessage({ message, sendsMail, onRefetch, onClose }: Props) {
  const { id, name, subject, letters } = message;
  const own = useSession();
  const [answer] = useAnswerMessageMutation({ refetchQueries: ['InboxCounts'] });
  const values = valuesOf(message, own.signature || own.name);
  return (
    <LetterDialog
      title={words.answerName(name)}
      receiver={message}
      answered={message.message}
      values={values}
      sendsMail={sendsMail}
      occasion={{
        name: `answer:message:${id}`,
        begun: { subject: turkish.replySubject(subject), text: blankLetter(values, siteLanguage) },
        letters,
        send: (letter) => answer({ variables: { id, ...letter } }),
        refetch: onRefetch,
      }}
      onClose={onClose}
    />
  );
}

/** The contact form suggests this subject where a visitor asks about a product. */
const aboutProduct = /^(.+) hakkında$/;

const valuesOf = ({ name, company, subject, createdAt }: Message, signature: string): Values => ({
  ad: name,
  ...(company && { firma: company }),
  konu: subject,
  ...(aboutProduct.test(subject) && { ürün: subject.replace(aboutProduct, '$1') }),
  tarih: turkishDay(createdAt),
  imza: signature,
});
