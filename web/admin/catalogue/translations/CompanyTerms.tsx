import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/translations.ts';

interface Props {
  terms: { source: string; value: string }[];
  language: string;
}

/** The words of the text that the company has translated already, as it says them. */
export const CompanyTerms = ({ terms, language }: Props) => (
  <Box component="section" aria-labelledby="terms" className="ruled" sx={sectionLook}>
    <Typography component="h3" variant="subtitle2" id="terms">
      {words.wordsOfCompany}
    </Typography>
    <Box className="wraps" component="ul" sx={listLook}>
      {terms.map(({ source, value }) => (
        <Box component="li" key={source} className="near-type" sx={termLook}>
          <span lang={siteLanguage}>{source}</span>
          <ArrowForwardOutlined aria-hidden className="muted" sx={{ fontSize: 16 }} />
          <Box component="span" lang={language} className="strong">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

const sectionLook = { mt: 3, pt: 2 };
const listLook = { gap: 1, m: '8px 0 0' } as const;
const termLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  minHeight: 32,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.67,
} as const;
