import { Box, Button, OutlinedInput } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ImagePreview } from '../../parts/images/ImagePreview.tsx';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { PendingRow } from '../../parts/uploads/PendingRow.tsx';
import type { SendingFile } from '../../parts/uploads/useUploads.ts';
import * as words from '../../../words/admin/en/pictures.ts';
import type { PictureRow } from './pictureRows.ts';

interface Props {
  row: PictureRow;
  place: number;
  rows: PictureRow[];
  /** Undefined when its file is not being uploaded. */
  sending?: SendingFile;
  onCancel: (key: string) => void;
  onChange: (rows: PictureRow[]) => void;
  onFirst: () => void;
}

/** Edits the alternative text and the place of a picture after the first. */
export function PictureRowInput({ row, place, rows, sending, onCancel, onChange, onFirst }: Props) {
  // The first picture has a field of its own.
  const name = words.picturePlace(place + 2);
  if (row.pending !== undefined)
    return (
      <PendingRow
        name={row.name ?? ''}
        sending={sending}
        lost={words.thisImageWasNotUploaded}
        onCancel={onCancel}
        onRemove={() => onChange(rows.filter((one) => one !== row))}
      />
    );
  const setAlt = (alt: string) => onChange(rows.map((one) => (one === row ? { ...one, alt } : one)));
  return (
    <Box component="li" className="ruled-below" sx={rowLook}>
      <ImagePreview address={row.url} />
      <Box className="shrinks">
        <OutlinedInput
          value={row.alt}
          size="small"
          fullWidth
          placeholder={words.whatItShowsInTurkish}
          onChange={({ target }) => setAlt(target.value)}
          slotProps={{ input: { 'aria-label': words.alternativeTextOf(name), lang: siteLanguage, maxLength: 200 } }}
          sx={{ minHeight: 40, fontSize: { md: 15 } }}
        />
        <Row className="wraps" spacing={1} sx={{ mt: 0.5 }}>
          <MoveButtons name={name} place={place} items={rows} onChange={onChange} />
          <Button size="small" aria-label={words.makeFirstNamed(name)} onClick={onFirst}>
            {words.makeFirst}
          </Button>
        </Row>
      </Box>
    </Box>
  );
}

const rowLook = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 2, py: 1.5 };
