import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { chosenFiles, inputFiles } from './chosenFiles.ts';
import type { PictureBatchState } from './usePictureBatch.ts';

type Props = Pick<ButtonProps, 'variant' | 'sx' | 'children'> & { state: PictureBatchState; ofFolder?: boolean };

/** Opens the dialog of the browser for files, or for a folder. */
export function FilePicker({ state, ofFolder = false, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} size="small" onClick={() => input.current?.click()} />
      <input
        ref={(element) => {
          input.current = element;
          // React does not know the attribute.
          if (ofFolder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        aria-label={ofFolder ? words.folderOfPictures : words.picturesToAdd}
        onChange={({ target }) => {
          const files = inputFiles(target.files);
          // Without this the same files could not be chosen again.
          target.value = '';
          if (files.length > 0) take(state, files);
        }}
      />
    </>
  );
}

/** Reads what was chosen or dropped; what is wrong with it is a sentence on the page. */
export function take({ choose, fail }: PictureBatchState, files: Parameters<typeof chosenFiles>[0]) {
  chosenFiles(files).then(choose, (error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}
