import type { ComponentProps, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AddIcon, CheckIcon } from '../../../components/icons.tsx';
import { paths } from '../../paths.ts';

interface Reply {
  error: string | undefined;
  isIn: boolean;
}

interface QuickButtonProps extends Reply, Omit<ComponentProps<'button'>, 'type'> {
  link: RefObject<HTMLAnchorElement | null>;
  label: string;
  word: string;
}

/** Adds a product; when that is done, it leads to the quote list. */
export function QuickButton({ error: _, isIn, link, label, word, ...button }: QuickButtonProps) {
  const name = <span className="visually-hidden">: {label}</span>;
  return isIn ? (
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
  );
}

/** Says aloud what was added, and shows why it was not. */
export const QuickSaid = ({ error, isIn, amount }: Reply & { amount: string }) => (
  <span className="quick-add-said" role="status" data-error={error ? true : undefined}>
    {error ?? (isIn && <span className="visually-hidden">{amount} teklif listesine eklendi.</span>)}
  </span>
);
