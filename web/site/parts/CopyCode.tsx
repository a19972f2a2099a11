import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { plainCode } from '../../../common/text/codeParts.ts';

/** The milliseconds for which the button says that it has copied. */
const shown = 2000;

/** Copies a code to the clipboard. Where the browser refuses, the code is selected, to be copied by hand. */
export function CopyCode({ code, label }: { code: string; label: string }) {
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

  return (
    <>
      <IconButton
        className="copy-code"
        size="small"
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {copied ? <CheckOutlined /> : <ContentCopyOutlined />}
      </IconButton>
      <span className="visually-hidden" role="status">
        {copied && 'Kopyalandı'}
      </span>
    </>
  );
}
