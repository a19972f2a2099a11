import type { ComponentProps, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AddIcon, CheckIcon } from '../../../components/icons.tsx';
import { paths } from '../../paths.ts';

interface QuickButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** What came of it (useQuickAdd.ts). */
  error: string | undefined;
  isIn: boolean;
  link: RefObject<HTMLAnchorElement | null>;
  label: string;
  word: string;
  /** What is added: '200 adet'. */
  amount: string;
}

/**
 * Adds a product; when that is done, it leads to the quote list. What was added is said aloud, and why it was not can be read.
 */
export function QuickButton({ error, isIn, link, label, word, amount, ...button }: QuickButtonProps) {
  const name = <span className="visually-hidden">{`: ${label}`}</span>;
  return (
    <>
      {isIn ? (
        <Link ref={link} className="quick-add-done" to={paths.quote}>
          <CheckIcon />
          <span className="quick-add-word">Listede</span>
          {name}
        </Link>
      ) : (
        <button type="submit" {...button}>
          <AddIcon />
          <span className="quick-add-word">{word}</span>
          {name}
        </button>
      )}
      <span className="quick-add-said" role="status" data-error={error ? true : undefined}>
        {error ?? (isIn && <span className="visually-hidden">{amount} teklif listesine eklendi.</span>)}
      </span>
    </>
  );
}
