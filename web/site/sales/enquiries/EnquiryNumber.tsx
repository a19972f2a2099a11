import { CopyCode } from '../../parts/CopyCode.tsx';

/** Shows the number that buyer and company call an enquiry by, to be copied. */
export function EnquiryNumber({ number }: { number: string }) {
  return (
    <div className="enquiry-number">
      <p>
        <span className="t-body2 muted">Takip numaranız</span>
        <br />
        <span className="enquiry-number-value">{number}</span>
      </p>
      <CopyCode code={number} label="Takip numarasını kopyala" />
    </div>
  );
}
