import { fileSize } from '../../../../common/text/fileSize.ts';
import { CloseIcon, ErrorIcon } from '../../../components/icons.tsx';
import { canRetry, fieldOf, type Refusal } from './attachedFiles.ts';
import type { FormFile } from './useAttachments.ts';
import * as words from '../../../words/tr/attachments.ts';

interface AttachedItemProps {
  file: FormFile;
  /** Why it is not, or no longer, with the form. */
  refusal: Refusal | undefined;
  isLive: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** Shows a file of the form: its name and size, how much has been sent, and what is wrong with it. */
export function AttachedItem({ file, refusal, isLive, onRemove, onRetry }: AttachedItemProps) {
  const { id, name, byteSize, part = 0 } = file;
  const isSending = !id && !refusal;
  return (
    <li className="attach-item" data-error={refusal ? true : undefined}>
      <span className="attach-name">{name}</span>
      <span className="attach-size t-caption muted">
        {fileSize(byteSize)}
        {isSending && `, %${Math.round(part * 100)}`}
      </span>
      {id && <input type="hidden" name="attachment" value={fieldOf({ id, name, byteSize })} />}
      {(id || isLive) && (
        <button
          type={isLive ? 'button' : 'submit'}
          name="detach"
          value={id}
          className="icon-button"
          aria-label={words.remove(name)}
          onClick={isLive ? onRemove : undefined}
        >
          <CloseIcon />
        </button>
      )}
      {isSending && <progress max={1} value={part} aria-label={words.isSending(name)} />}
      {refusal && (
        <p role="alert" data-code={refusal.code}>
          <ErrorIcon />
          <span>
            {refusal.text}{' '}
            {file.file && canRetry(refusal) && (
              <button type="button" className="text-link" onClick={onRetry}>
                <span>{words.tryAgain}</span>
              </button>
            )}
          </span>
        </p>
      )}
    </li>
  );
}
