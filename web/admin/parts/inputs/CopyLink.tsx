import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/inputs.ts';

interface Props extends Pick<ButtonProps, 'variant'> {
  /** A path of this site. */
  path: string;
  /** A second sentence of the notice. */
  detail?: string;
}

/** Copies the whole address of a page of this site. */
export function CopyLink({ path, detail, variant }: Props) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      notify.success(words.theLinkWasCopied, undefined, detail);
    } catch (error) {
      notify.failure(words.theBrowserDoesNotLetTheLink, error);
    }
  }
  return (
    <Button size="small" variant={variant} startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
      {words.copyLink}
    </Button>
  );
}
