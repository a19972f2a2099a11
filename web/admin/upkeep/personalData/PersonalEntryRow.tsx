import { Box, Checkbox, Typography } from '@mui/material';
import { useId } from 'react';
import type { PersonalEntryRowFragment } from './personalData.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { Sentence } from '../../../components/Sentence.tsx';
import * as words from '../../../words/admin/en/personalData.ts';

interface Props {
  entry: PersonalEntryRowFragment;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const sorts = words.sorts;

export function PersonalEntryRow({ entry, isChosen, onChoose }: Props) {
  const { sort, title, name, email, phone, createdAt, isSent, isInBin, offerCount } = entry;
  const id = useId();
  const facts = [
    fullDate(createdAt),
    offerCount > 0 && words.withOffers(offerCount),
    isInBin && words.inTheBin,
    sort === 'ORDER' && words.staysWhenThePersonIsErased,
  ];
  return (
    <Box component="li" sx={{ display: 'flex', p: '8px 20px 8px 9px', '& + &': { borderTop: 'var(--hairline)' } }}>
      <Checkbox
        id={id}
        checked={isChosen || sort === 'ORDER'}
        disabled={sort === 'ORDER'}
        onChange={(_, checked) => onChoose(checked)}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Box className="breaks" component="label" htmlFor={id} sx={{ pt: '9px', cursor: 'pointer' }}>
        <Typography variant="body2" component="span" className="strong own-line">
          {sorts[sort]}: <Content>{title}</Content>
        </Typography>
        <Typography variant="body2" component="span" className="own-line">
          <Sentence text={isSent ? words.sentBy : words.namesThisContact} parts={{ name: <Content>{name}</Content> }} />
          , {[email, phone].filter(Boolean).join(', ')}
        </Typography>
        <Typography className="muted own-line" variant="caption" component="span">
          {facts.filter(Boolean).join(', ')}
        </Typography>
      </Box>
    </Box>
  );
}
