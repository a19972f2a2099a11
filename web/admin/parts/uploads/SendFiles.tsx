import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { Sentence } from '../../../components/Sentence.tsx';
import * as words from '../../../words/admin/en/inputs.ts';
import { UploadNotice } from './UploadNotice.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { Quiet } from '../texts/Quiet.tsx';

interface Props {
  /** Takes more than one file at once. */
  several?: boolean;
  /** The reasons why files were refused, a sentence each. */
  problems: string[];
  hint: string;
  /** The types or endings for the `accept` of an input. */
  accept: string;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped or chosen. */
export function SendFiles({ several = false, problems, hint, accept, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: File[]) => onFiles(several ? files : files.slice(0, 1));
  const { over, ...dropHandlers } = useFileDrop(take);
  return (
    <Box
      {...dropHandlers}
      sx={{
        p: 2,
        border: over ? '2px solid' : '1.5px dashed',
        m: over ? '-0.5px' : 0,
        borderColor: over ? 'primary.main' : 'outline',
        borderRadius: 1,
        bgcolor: over ? 'tint.primary' : 'surface.sunken',
      }}
    >
      <UploadNotice notice={problems.length > 0 ? { kind: 'error', text: problems.join('\n') } : undefined} />
      <Quiet>
        <Sentence
          text={several ? words.dropFiles : words.dropFile}
          parts={{
            choose: (
              <Button
                onClick={() => input.current?.click()}
                className="strong"
                sx={{ height: 'auto', minWidth: 0, p: 0, font: 'inherit', textDecoration: 'underline' }}
              >
                {several ? words.chooseFiles : words.chooseAFile}
              </Button>
            ),
            hint,
          }}
        />
      </Quiet>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accept}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // Without this the same file could not be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
