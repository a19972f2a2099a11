import { Box, Button, FormLabel, Stack, Typography } from '@mui/material';
import { useId, useRef, useState, type DragEvent } from 'react';
import { acceptedTypes, imageHint } from './imageRules.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { UploadNotice } from './UploadNotice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { useImageUpload } from './useImageUpload.ts';

interface Props {
  value: string | null;
  /** What the form has to say about the picture. */
  error?: string;
  upload: ReturnType<typeof useImageUpload>;
  onRemove: () => void;
}

/** Where a picture is dropped or chosen. Errors stay here. */
export function ImageField({ value, error, upload, onRemove }: Props) {
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { sending, notice } = upload;
  const shown = sending?.preview ?? value;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) upload.choose(file, true);
  }

  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        Image
        <span className="muted" style={{ fontWeight: 400 }}>
          {' optional'}
        </span>
      </FormLabel>
      <Stack
        direction="row"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          gap: 2.5,
          p: 2,
          border: over ? '2px solid' : '1.5px dashed',
          m: over ? '-0.5px' : 0,
          borderColor: over ? 'primary.main' : 'outline',
          borderRadius: 1,
          bgcolor: over ? 'tint.primary' : 'surface.sunken',
        }}
      >
        <ImagePreview address={shown} />
        <Stack sx={{ flex: 1, minWidth: 0, gap: 1, justifyContent: 'center' }}>
          {sending && <UploadProgress {...sending} onCancel={upload.cancel} />}
          <UploadNotice notice={error ? { kind: 'error', text: error } : notice} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shown ? 'Drop another image here or ' : 'Drop an image here or '}
            <TextButton onClick={() => input.current?.click()}>choose a file</TextButton>. {imageHint}
          </Typography>
          {value && !sending && (
            <Typography variant="body2">
              <TextButton onClick={onRemove}>Remove image</TextButton>
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
            // So that the same file can be chosen again.
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
      sx={{ height: 'auto', minWidth: 0, p: 0, font: 'inherit', fontWeight: 600, textDecoration: 'underline' }}
    >
      {children}
    </Button>
  );
}
