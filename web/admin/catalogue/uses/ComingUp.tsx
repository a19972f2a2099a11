import EventOutlined from '@mui/icons-material/EventOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlineOutlined';
import { Box, type SvgIcon } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sentence } from '../../../components/Sentence.tsx';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/uses.ts';
import { useOpenedBySubscription, useProductUsesQuery } from './uses.generated.ts';

/** Says above the form of a product which plans will change it, and who else has it open at this moment. */
export function ComingUp({ id }: { id: string }) {
  const plans =
    useProductUsesQuery({ variables: { which: { ids: [id] } }, fetchPolicy: 'cache-and-network' }).data?.productUses
      .plans ?? [];
  const people =
    useOpenedBySubscription({ variables: { id }, onError: logUnexpected }).data?.openedBy.people.map(
      ({ name }) => name,
    ) ?? [];
  const [next] = plans;
  if (!next && people.length === 0) return null;
  return (
    <Box className="wraps" role="status" sx={frameLook}>
      {next && (
        <Line Icon={EventOutlined}>
          <Sentence
            text={words.inThePlan}
            parts={{ plan: <Link to="/admin/plan">{next.name}</Link>, when: nearDate(next.at) }}
          />
          {plans.length > 1 && ` ${words.andMorePlans(plans.length - 1)}`}
        </Line>
      )}
      {people.length > 0 && <Line Icon={PeopleOutlined}>{words.hasItOpen(people)}</Line>}
    </Box>
  );
}

const Line = ({ Icon, children }: { Icon: typeof SvgIcon; children: ReactNode }) => (
  <Row className="near-type breaks" spacing={0.75}>
    <Icon className="warns" sx={{ fontSize: 20 }} />
    <span>{children}</span>
  </Row>
);

const frameLook = {
  columnGap: 3,
  rowGap: 0.5,
  '& a': { color: 'primary.main', fontWeight: 600, textUnderlineOffset: 3 },
} as const;
