import { useEffect, useRef } from 'react';
import * as words from '../words/admin/en/playground.ts';
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
      <h2 id="confirm-write">{words.changeTheSite}</h2>
      <p>{words.seenAtOnce(mutation)}</p>
      <form method="dialog">
        <button value="">{words.cancel}</button>
        <button value="send">{words.send}</button>
      </form>
    </dialog>
  );
}
