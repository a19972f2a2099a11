import { Box, Radio, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/merging.ts';
import { Sentence } from '../../../components/Sentence.tsx';

interface Choice {
  /** The id of the product whose value it is. */
  id: string;
  content: ReactNode;
  lang?: string;
}

interface Props {
  label: string;
  choices: Choice[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Two values side by side, one of which is chosen. */
export function MergeRow({ label, choices, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} sx={rowLook}>
      <Typography className="muted" variant="body2" id={id} sx={labelLook}>
        {label}
      </Typography>
      {choices.map((choice) => (
        <Box
          key={choice.id}
          component="label"
          lang={choice.lang}
          sx={{
            ...choiceLook,
            bgcolor: chosen === choice.id ? 'tint.primary' : undefined,
            fontWeight: chosen === choice.id ? 600 : 400,
          }}
        >
          <Radio
            size="small"
            name={id}
            checked={chosen === choice.id}
            onChange={() => onChoose(choice.id)}
            sx={{ p: 0.5, mr: 1 }}
          />
          <Box className="breaks" component="span">
            {choice.content}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Fields that are equal share a line. */
export const SameRow = ({ label, text }: { label: string; text: string }) => (
  <Box sx={{ ...rowLook, gridTemplateColumns: { xs: '1fr', md: '176px minmax(0, 1fr)' } }}>
    <Typography className="muted" variant="body2" lang={siteLanguage} sx={labelLook}>
      {label}
    </Typography>
    <Typography className="muted" variant="body2" sx={{ p: { xs: '0 20px 10px', sm: '0 28px 10px', md: '12px 16px' } }}>
      <Sentence text={words.theSameInBoth} parts={{ text: <Content>{text}</Content> }} />
    </Typography>
  </Box>
);

const rowLook = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: '176px repeat(2, minmax(0, 1fr))',
  },
  borderTop: 'var(--hairline)',
};
const labelLook = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  p: { xs: '10px 20px 4px', sm: '10px 28px 4px', md: '12px 12px 12px 28px' },
  overflowWrap: 'anywhere',
};
const choiceLook = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: { xs: 1.5, sm: 2.5, md: 1.5 },
  py: 0.75,
  fontSize: 15,
  cursor: 'pointer',
};
