import { Link } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { focusNews } from '../../../components/focusNews.ts';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/contact.ts';

interface MessageSentProps {
  /** The subject of the message. */
  subject: string;
  /** The height in pixels of the form that it replaces, so that nothing below it moves. */
  height: number;
  /** Brings the empty form back. */
  onWriteAgain: () => void;
}

/** Replaces a form that was sent. Without scripts its link loads the empty form. */
export function MessageSent({ subject, height, onWriteAgain }: MessageSentProps) {
  function writeAgain(event: MouseEvent) {
    event.preventDefault();
    onWriteAgain();
  }
  return (
    <div className="message-sent" style={{ minHeight: height || undefined }}>
      <p className="t-h5" role="status" tabIndex={-1} ref={focusNews} autoFocus>
        {words.thanks}
      </p>
      {subject && <p className="muted typed">{words.sentSubject(subject)}</p>}
      <Link className="text-link" to={paths.contact} onClick={writeAgain}>
        <span>{words.another}</span>
      </Link>
    </div>
  );
}
