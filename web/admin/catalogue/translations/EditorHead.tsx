import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/translations.ts';
import type { TextToTranslateFragment } from './translations.generated.ts';

interface Props {
  text: TextToTranslateFragment;
  place: number;
  total: number;
}

/** Says of which thing and which of its fields the text is. */
export const EditorHead = ({ text: { entity, title, label, page, picture }, place, total }: Props) => (
  <Box sx={headLook}>
    {picture && <Box component="img" src={picture} alt="" width={64} height={48} className="rigid" sx={pictureLook} />}
    <Box className="shrinks grows">
      <Typography component="h2" variant="h5" lang={siteLanguage} className="head-type breaks">
        {title}
      </Typography>
      <Typography className="muted near-type" variant="body2">
        {words.placeOf(words.fieldOf(entity, label), place, total)}
      </Typography>
    </Box>
    {page && (
      <IconButton
        color="inherit"
        component="a"
        href={page}
        target="_blank"
        aria-label={words.onSite}
        title={words.onSite}
      >
        <OpenInNewOutlined />
      </IconButton>
    )}
  </Box>
);

const headLook = { display: 'flex', alignItems: 'flex-start', gap: 2 } as const;
const pictureLook = { objectFit: 'contain', bgcolor: 'surface.plate' } as const;
