import type { ReactNode } from 'react';
import { CopyCode } from '../../parts/CopyCode.tsx';

/** Shows the number that buyer and company call an enquiry by, to be copied; a chip may stand beside it. */
export function EnquiryNumber({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <div className="enquiry-number">
      <p>
        <span className="t-body2 muted">Takip numaranız</span>
        <br />
        <span className="enquiry-number-value">{number}</span>
      </p>
      <span className="enquiry-number-copy">
        <CopyCode code={number} label="Takip numarasını kopyala" word="Kopyala" />
      </span>
      {children}
    </div>
  );
}
