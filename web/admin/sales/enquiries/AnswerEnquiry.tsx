import { useAnswerEnquiryMutation } from '../letters/letters.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { useKeepOpen } from '../inbox/useKeepOpen.ts';
import { LetterDialog } from '../letters/LetterDialog.tsx';
import { blankLetter } from '../letters/letterText.ts';
import { valuesOf } from '../offers/letterValues.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';

interface Props {
  enquiry: EnquiryToRead;
  sendsMail: boolean;
  onRefetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes an answer to a buyer. */
export function AnswerEnquiry({ enquiry, sendsMail, onRefetch, onClose }: Props) {
  const { id, number, name, state, message, letters } = enquiry;
  const own = useSession();
  const keepOpen = useKeepOpen(id);
  const [answer] = useAnswerEnquiryMutation({ refetchQueries: ['InboxCounts'] });
  const values = valuesOf(enquiry, own.signature || own.name);
  return (
    <LetterDialog
      title={words.answerName(name)}
      receiver={enquiry}
      answered={enquiry.questions.at(-1)?.text ?? message}
      values={values}
      sendsMail={sendsMail}
      occasion={{
        name: `answer:enquiry:${id}`,
        begun: {
          subject: lettersIn(enquiry.language).answerSubject(number),
          text: blankLetter(values, enquiry.language),
        },
        letters,
        async send(letter) {
          await answer({ variables: { id, ...letter } });
          // The form would ask before its page is left, so it closes first.
          if (state === 'NEW') setTimeout(() => void keepOpen('IN_PROGRESS'));
        },
        refetch: onRefetch,
      }}
      onClose={onClose}
    />
  );
}
