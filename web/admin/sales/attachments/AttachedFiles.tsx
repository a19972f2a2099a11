import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { EnquiryToRead } from '../enquiry.ts';
import { fileSize } from '../../../../common/text/fileSize.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/inbox.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Lists what the buyer attached. Each file is saved and never opened here, since a stranger has sent it. */
export function AttachedFiles({ enquiry: { id, attachments } }: { enquiry: EnquiryToRead }) {
  if (attachments.length === 0) return null;
  return (
    <Box sx={{ my: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {words.attachedFiles}
      </Typography>
      <PlainList className="wraps" sx={listLook}>
        {attachments.map((file) => (
          <li key={file.id}>
            <Button
              component="a"
              href={`/admin/messages/enquiries/${encodeURIComponent(id)}/attachments/${encodeURIComponent(file.id)}`}
              download
              variant="outlined"
              size="small"
              startIcon={<DownloadOutlined />}
              sx={buttonLook}
            >
              <Content>{file.name}</Content>{' '}
              <Typography component="span" variant="caption" color="text.secondary" className="rigid" sx={{ ml: 1 }}>
                {file.format}, {fileSize(file.byteSize)}
              </Typography>
            </Button>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

const listLook = {
  gap: 1,
  '& li': { maxWidth: '100%' },
} as const;

const buttonLook = {
  maxWidth: '100%',
  minHeight: 44,
  py: 0.75,
  lineHeight: 1.35,
  textAlign: 'left',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > [lang]': { minWidth: 0 },
  color: 'text.primary',
  borderColor: 'outline',
} as const;
