import type { ReactNode } from 'react';
import { CopyCode } from '../../parts/CopyCode.tsx';
import * as words from '../../../words/tr/enquiry.ts';
import * as common from '../../../words/tr/common.ts';

/** Shows the number that buyer and company call an enquiry by, to be copied; a chip may stand beside it. */
export function EnquiryNumber({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <div className="enquiry-number row wraps">
      <p>
        <span className="t-body2 muted">{words.yourNumber}</span>
        <br />
        <span className="enquiry-number-value">{number}</span>
      </p>
      <span className="enquiry-number-copy">
        <CopyCode code={number} label={words.copyNumber} word={common.copy} />
      </span>
      {children}
    </div>
  );
}
