import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/translations.ts';
import { CountsText } from './CountsText.tsx';
import type { TranslationBoardQuery } from './translations.generated.ts';
import { percentOf, ProgressBar } from './ProgressBar.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

type Languages = TranslationBoardQuery['translationBoard']['languages'];

/** Says of each language how far it is, and where one more is added. */
export const LanguageCards = ({ languages }: { languages: Languages }) => (
  <PlainList aria-label={words.languages} sx={listLook}>
    {languages.map(({ language: { code, name }, counts }) => (
      <Box component="li" key={code} sx={cardLook}>
        <Typography component="h2" variant="h5" className="head-type">
          <Box component={Link} to={`/admin/translate/${code}`} sx={linkLook}>
            {name}
          </Box>
        </Typography>
        <Box className="wraps" sx={{ alignItems: 'baseline', columnGap: 1.5, mt: 1, mb: 1.25 }}>
          <Box component="span" className="strong" sx={{ fontSize: 22 }}>
            {words.percent(percentOf(counts))}
          </Box>
          <Box className="muted near-type" component="span">
            <CountsText counts={counts} />
          </Box>
        </Box>
        <ProgressBar counts={counts} />
      </Box>
    ))}
    <Box component="li" sx={[cardLook, addLook]}>
      <Typography className="muted" variant="body2" sx={{ mb: 1 }}>
        {words.turkishIsTheSource}
      </Typography>
      <Button component={Link} to="/admin/languages" variant="outlined" size="small" startIcon={<AddOutlined />}>
        {words.addALanguage}
      </Button>
    </Box>
  </PlainList>
);

const listLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 2.5,
};
const cardLook = {
  position: 'relative',
  p: 2.5,
  bgcolor: 'background.paper',
  border: 'var(--hairline)',
  borderRadius: 1.33,
  '&:hover': { borderColor: 'outline' },
} as const;
const addLook = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  borderStyle: 'dashed',
  borderColor: 'outline',
  bgcolor: 'transparent',
} as const;
const linkLook = {
  '&&': { color: 'text.primary', textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
