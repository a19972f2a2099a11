import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, type MouseEvent } from 'react';
import { plainCode } from '../../../common/text/codeParts.ts';
import * as words from '../../words/tr/common.ts';

/** The milliseconds for which the button says that it has copied. */
const shown = 2000;

interface CopyCodeProps {
  code: string;
  /** The button's name for screen readers. It contains `word`, for those who speak to it. */
  label: string;
  /** A word on the button, beside its icon. */
  word?: string;
}

/** Copies a code to the clipboard. Where the browser refuses, the code is selected, to be copied by hand. */
export function CopyCode({ code, label, word }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(button: HTMLElement) {
    try {
      await navigator.clipboard.writeText(plainCode(code));
      setCopied(true);
    } catch (error) {
      // Without https there is no clipboard at all.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      const text = button.parentElement?.firstElementChild;
      if (text) getSelection()?.selectAllChildren(text);
    }
  }

  const icon = copied ? <CheckOutlined /> : <ContentCopyOutlined />;
  const named = {
    'aria-label': label,
    title: label,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void copy(currentTarget),
  };
  return (
    <>
      {word ? (
        <button type="button" className="copy-code small-button" {...named}>
          {icon} <span>{word}</span>
        </button>
      ) : (
        <IconButton className="copy-code" size="small" {...named}>
          {icon}
        </IconButton>
      )}
      <span className="visually-hidden" role="status">
        {copied && words.copied}
      </span>
    </>
  );
}
