import { useEffect, useRef, useSyncExternalStore } from 'react';
import { UploadIcon } from '../../../components/icons.tsx';
import { AttachedItem } from './AttachedItem.tsx';
import type { Refusal } from './attachedFiles.ts';
import type { Attachments } from './useAttachments.ts';
import * as words from '../../../words/tr/attachments.ts';
import * as common from '../../../words/tr/common.ts';

interface AttachFieldProps {
  attachments: Attachments;
  /** Why the server did not take the enquiry with a file, by the id of the file. */
  refusals: Map<string, Refusal>;
  /** A sentence about all files. */
  error: string | undefined;
}

const accepted = '.pdf,.jpg,.jpeg,.png,.step,.stp,.p21,.dxf';

const never = () => () => undefined;

/**
 * Attaches drawings and photos to the form around it. With scripts each file is sent as soon as it is chosen; without,
 * files come with the form, and a button of their own keeps them without sending the enquiry.
 */
export function AttachField({ attachments, refusals, error }: AttachFieldProps) {
  const { files, isSending, add, remove, retry } = attachments;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function take() {
    const { current } = field;
    const chosen = [...(current?.files ?? [])];
    if (current) current.value = '';
    if (chosen.length > 0) add(chosen);
  }
  // Files may have been chosen before the scripts came.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(take, []);

  const taken = files.filter(({ id }) => id && !refusals.has(id)).length;
  return (
    <div className="attach-field form-field-wide" role="group" aria-labelledby="attach-label">
      {/* Enter in a field sends the form, and does not press the buttons below. */}
      <button type="submit" className="attach-default" tabIndex={-1} aria-hidden="true" />
      <p className="attach-label" id="attach-label">
        {words.drawingOrPhoto} <span className="optional">{common.optional}</span>
      </p>
      <p className="t-caption muted" id="attach-hint">
        {words.whatFits}
        <span className="unscripted">{` ${words.withoutScripts}`}</span>
      </p>
      {files.length > 0 && (
        <ul className="attach-list" aria-label={common.attachedFiles}>
          {files.map((file) => (
            <AttachedItem
              key={file.key}
              file={file}
              refusal={file.refusal ?? refusals.get(file.id ?? '')}
              isLive={isLive}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file);
                // The pressed button goes away with its file.
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {error && (
        <p className="attach-wrong" role="alert">
          {error}
        </p>
      )}
      <div className="file-field row wraps">
        <input
          ref={field}
          type="file"
          multiple
          id="attach-files"
          name={isLive ? undefined : 'files'}
          accept={accepted}
          aria-describedby="attach-hint"
          onChange={isLive ? take : undefined}
        />
        <label htmlFor="attach-files" className="small-button">
          <UploadIcon />
          <span>{words.addFile}</span>
        </label>
        <button type="submit" name="attach" value="1" className="small-button attach-keep unscripted">
          {words.addFiles}
        </button>
      </div>
      <p role="status" className="attach-status t-caption muted">
        {isSending ? words.sending : taken > 0 && words.added(taken)}
      </p>
    </div>
  );
}
