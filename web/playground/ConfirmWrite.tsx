import { useEffect, useRef } from 'react';
import './confirmWrite.css';

interface ConfirmWriteProps {
  /** The name of the mutation. */
  mutation: string;
  onAnswer: (send: boolean) => void;
}

/** Asks before the content of the site is changed. Escape answers no. */
export function ConfirmWrite({ mutation, onAnswer }: ConfirmWriteProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className="confirm-write graphiql-dialog"
      aria-labelledby="confirm-write"
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'send')}
    >
      <h2 id="confirm-write">Change the site?</h2>
      <p>{mutation} writes to this site: what it changes is seen by every visitor at once.</p>
      <form method="dialog">
        <button value="">Cancel</button>
        <button value="send">Send</button>
      </form>
    </dialog>
  );
}
