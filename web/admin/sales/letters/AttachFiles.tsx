import { Box, Button } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useRef, useState } from 'react';
import { largestVisitorFile, mostAttachments } from '../../../../common/offers/visitorLimits.ts';
import { fileSize } from '../../../../common/text/fileSize.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import * as words from '../../../words/admin/en/letters.ts';
import { useAttachToLetterMutation, type FileOfLetterFragment as AttachedFile } from './letters.generated.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  files: AttachedFile[];
  onFiles: (change: (now: AttachedFile[]) => AttachedFile[]) => void;
}

/** Takes files that go out with a letter. Each is sent to the server at once, so that the letter itself is small. */
export function AttachFiles({ files, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [send, { loading }] = useAttachToLetterMutation();
  const [problem, setProblem] = useState<string>();

  async function attach(chosen: File[]) {
    setProblem(undefined);
    if (files.length + chosen.length > mostAttachments) return setProblem(words.tooManyFiles(mostAttachments));
    for (const file of chosen) {
      if (file.size > largestVisitorFile) {
        setProblem(words.fileIsTooLarge(file.name, fileSize(largestVisitorFile)));
        continue;
      }
      try {
        const { data } = await send({ variables: { file } });
        const added = data?.addEnquiryAttachment;
        if (added) onFiles((now) => [...now, added]);
      } catch (error) {
        setProblem(refusalOf(error) ?? words.failedToAttach(file.name));
      }
    }
  }

  return (
    <Box>
      <Row className="wraps" spacing={1}>
        <Button size="small" variant="outlined" disabled={loading} onClick={() => input.current?.click()}>
          {words.attachFiles}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={words.filesOfTheLetter}
          accept=".pdf,.jpg,.jpeg,.png,.step,.stp,.dxf"
          onChange={({ target }) => {
            void attach([...(target.files ?? [])]);
            // Without this a corrected file could not be chosen again.
            target.value = '';
          }}
        />
        <PlainList className="wraps" aria-label={words.filesOfTheLetter} sx={listLook}>
          {files.map(({ id, name, byteSize }) => (
            <li key={id}>
              <Content>{name}</Content>
              <Box className="muted" component="span">
                {fileSize(byteSize)}
              </Box>
              <Button
                size="small"
                aria-label={words.leaveOut(name)}
                onClick={() => onFiles((now) => now.filter((file) => file.id !== id))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </PlainList>
      </Row>
      <Box role="alert" className="near-type breaks fails">
        {problem}
      </Box>
    </Box>
  );
}

const listLook = {
  gap: 1.5,
  fontSize: 15,
  minWidth: 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
