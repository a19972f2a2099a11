import { Box, Button, FormLabel, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { UploadNotice } from '../uploads/UploadNotice.tsx';
import { UploadProgress } from '../uploads/UploadProgress.tsx';
import { useFileDrop } from '../uploads/useFileDrop.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import * as words from '../../../words/admin/en/inputs.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { acceptedTypes } from './imageRules.ts';
import { useFilePaste } from './useFilePaste.ts';
import type { ImageUpload } from './useImageUpload.ts';
import { Quiet } from '../texts/Quiet.tsx';
import { smallLetters } from '../../session/officeLetters.ts';

interface Props {
  label: string;
  hint: string;
  value: string | null;
  /** The error of the form. Errors of the upload are shown separately. */
  error?: string;
  upload: ImageUpload;
  onRemove: () => void;
}

/** Takes a picture that is dropped, pasted or chosen. */
export function ImageField({ label, hint, value, error, upload, onRemove }: Props) {
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { over, ...dropHandlers } = useFileDrop(([file]) => file && upload.choose(file, true));
  useFilePaste((file) => upload.choose(file));
  const { sending, notice } = upload;
  const shown = sending?.preview ?? value;

  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        {label}
        <span className="muted" style={{ fontWeight: 400 }}>
          {' '}
          {words.optional}
        </span>
      </FormLabel>
      <Stack
        direction="row"
        {...dropHandlers}
        sx={{
          flexWrap: 'wrap',
          gap: '8px 20px',
          p: 2,
          border: over ? '2px solid' : '1.5px dashed',
          m: over ? '-0.5px' : 0,
          borderColor: over ? 'primary.main' : 'outline',
          borderRadius: 1,
          bgcolor: over ? 'tint.primary' : 'surface.sunken',
        }}
      >
        <ImagePreview address={shown} />
        <Stack className="shrinks" spacing={1} sx={{ flex: '1 1 180px', justifyContent: 'center' }}>
          {sending && <UploadProgress file={sending.file} sent={sending.sent} onCancel={upload.cancel} />}
          <UploadNotice notice={error ? { kind: 'error', text: error } : notice} />
          <Quiet>
            <Sentence
              text={shown ? words.dropAnother : words.dropImage}
              parts={{
                choose: <TextButton onClick={() => input.current?.click()}>{words.chooseAFile}</TextButton>,
                hint,
              }}
            />
          </Quiet>
          {value && !sending && (
            <Typography variant="body2">
              <TextButton onClick={onRemove}>{words.removeLabel(smallLetters(label))}</TextButton>
            </Typography>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptedTypes}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) upload.choose(file);
            // Without this the same file could not be chosen again.
            target.value = '';
          }}
        />
      </Stack>
    </Box>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      onClick={onClick}
      className="strong"
      sx={{ height: 'auto', minWidth: 0, p: 0, font: 'inherit', textDecoration: 'underline' }}
    >
      {children}
    </Button>
  );
}
