import { useEffect } from 'react';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { useAddresses } from '../../parts/OriginProvider.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { keepEnquiry, type KeptEnquiry } from '../kept/keptEnquiries.ts';
import * as words from '../../../words/tr/enquiry.ts';

interface KeepLinkProps {
  sent: KeptEnquiry;
  /** Whether the link was sent by mail, too. */
  byMail: boolean;
}

/** Says that the way back to an enquiry is its link, and keeps that in this browser. */
export function KeepLink({ sent: { number, path, sentAt }, byMail }: KeepLinkProps) {
  const addressOf = useAddresses();
  useEffect(() => keepEnquiry({ number, path, sentAt }), [number, path, sentAt]);
  return (
    <div className="keep-link row wraps">
      <p>
        <b>{words.keepLink}</b> {byMail ? words.onlyOnPage : words.onlyOnPageNotByMail}
        <span className="scripted"> {words.alsoInQuoteList}</span>
      </p>
      <span className="keep-link-actions row wraps">
        <TextLink to={path}>{words.stateOfEnquiry}</TextLink>
        <CopyCode code={addressOf(path)} label={words.copyLink} word={words.copyLink} />
      </span>
    </div>
  );
}
