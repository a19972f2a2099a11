import { Sentence } from '../../../components/Sentence.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/filters.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

interface ListSummaryProps {
  /** The count as a text: '1.240' or '2.000+'. */
  count: string;
  total: string;
  isNarrowed: boolean;
  /** Whether a list that is not narrowed is only read out. */
  isHeard: boolean;
  /** The kind that all of them are of, such as 'Rulman'; without it they are called products. */
  kind?: string | undefined;
}

/** Reads '12 rulman içinden 9 ürün'. */
export function ListSummary({ count, total, isNarrowed, isHeard, kind = common.product }: ListSummaryProps) {
  const amount = words.amountOf(count);
  // What is not seen is set like other texts of the page: one more font takes milliseconds.
  const isOnlyHeard = isHeard && !isNarrowed;
  return (
    <p
      className={isOnlyHeard ? 'visually-hidden t-caption' : 'list-summary'}
      data-narrowed={isNarrowed || undefined}
      role="status"
    >
      <Sentence
        text={isNarrowed ? words.narrowed : '{amount}'}
        parts={{ total, kind: lowerCase(kind), amount: isOnlyHeard ? amount : <b>{amount}</b> }}
      />
    </p>
  );
}
