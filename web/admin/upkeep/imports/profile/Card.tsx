import { Box, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { Fragment, type ReactNode } from 'react';
import { Panel } from '../../../parts/page/Panel.tsx';

interface Props {
  title: string;
  /** It stands at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a profile. */
export const Card = ({ title, aside, children }: Props) => (
  <Panel>
    <Box component="section" aria-label={title}>
      <Row className="wraps apart" spacing={1.5} sx={{ p: '16px 20px' }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        {aside}
      </Row>
      {children}
    </Box>
  </Panel>
);

interface SentenceProps {
  /** A whole sentence, with `{name}` where one of the parts stands: each language has its own order. */
  text: string;
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A sentence of a profile, with its choices within it. */
export const Sentence = ({ text, parts = {} }: SentenceProps) => (
  <Row
    className="wraps ruled dense-type"
    spacing={1}
    sx={{ mx: 2.5, py: 1.25, '& > .MuiInputBase-root': { maxWidth: '100%' } }}
  >
    {text.split(/\{(\w+)\}/).map((piece, at) => (
      <Fragment key={at}>{at % 2 === 0 ? piece.trim() && <span>{piece.trim()}</span> : parts[piece]}</Fragment>
    ))}
  </Row>
);
