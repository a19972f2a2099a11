import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { MessageToReadQuery } from './messages.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/messages.ts';

export function MessageFacts({ message }: { message: NonNullable<MessageToReadQuery['message']> }) {
  const { name, email, company, createdAt } = message;
  return (
    <Box
      component="dl"
      sx={(theme) => ({
        ...theme.typography.body2,
        m: 0,
        py: 2,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& div': {
          display: 'grid',
          gridTemplateColumns: { xs: '84px minmax(0, 1fr)', sm: '104px minmax(0, 1fr)' },
          py: 0.4,
        },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
        '& a': { color: 'primary.main', fontWeight: 600 },
      })}
    >
      <Fact name={words.from}>
        <b lang={siteLanguage}>{name}</b>
      </Fact>
      <Fact name={words.mail}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {company && (
        <Fact name={words.company}>
          <Content>{company}</Content>
        </Fact>
      )}
      <Fact name={words.received}>
        <time dateTime={createdAt}>{fullDate(createdAt)}</time>
      </Fact>
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
