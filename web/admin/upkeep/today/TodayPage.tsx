import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { useApolloClient } from '@apollo/client/react';
import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import { useNightlyBackupQuery } from '../../parts/notices/nightlyBackup.generated.ts';
import { useTodayFiguresChangedSubscription, useTodayProductsQuery } from './today.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { longDay, nearDate } from '../../parts/texts/dates.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/today.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import type { Block } from './block.ts';
import { reloadToday } from './SettleMail.tsx';
import { TodayBlock } from './TodayBlock.tsx';
import { useHappensToday } from './useHappensToday.ts';
import { useEndingOffers, useNewEnquiries, usePlacedOrders } from './useSales.tsx';
import { useRates } from './useRates.tsx';
import { useWaiting } from './useWaiting.tsx';
import { useWorsened } from './useWorsened.tsx';

const isEmpty = ({ rows, isLoading, hasFailed }: Block) => rows.length === 0 && !isLoading && !hasFailed;

/** Lists what a person should do today, in blocks that are left out where there is nothing to do. */
export function TodayPage() {
  const { roles, signIns } = useSession();
  const mayOpen = useMayOpen(roles);
  const may = {
    content: mayOpen('/admin/imports'),
    sales: mayOpen('/admin/messages'),
    backups: mayOpen('/admin/backups'),
  };
  const waiting = useWaiting(may);
  const others = [
    usePlacedOrders(may.sales),
    useNewEnquiries(may.sales),
    useEndingOffers(may.sales),
    useHappensToday(may.content),
    useRates(may.content),
    useWorsened(may.content),
  ].filter((block) => !isEmpty(block));
  const isQuiet = isEmpty(waiting) && others.length === 0;
  return (
    <AdminPage title={words.today} action={<Typography className="muted dense-type">{longDay()}</Typography>}>
      <Follower key={signIns} />
      <Box sx={gridLook}>
        {!isEmpty(waiting) && (
          <Box className="whole-row">
            <TodayBlock block={waiting} />
          </Box>
        )}
        {others.map((block) => (
          <TodayBlock key={block.title} block={block} />
        ))}
      </Box>
      {isQuiet && <NothingWaits />}
      <Typography className="muted small-type" sx={footLook}>
        <Sentence text={words.whatWasDone} parts={{ changes: <Link to="/admin/changes">{words.changes}</Link> }} />
      </Typography>
      {may.backups && <LastBackup />}
    </AdminPage>
  );
}

/** Loads the blocks again when something of theirs has changed, here or elsewhere. */
function Follower() {
  const client = useApolloClient();
  useTodayFiguresChangedSubscription({
    onData: () => void reloadToday(client).catch(logUnexpected),
    onError: logUnexpected,
  });
  return null;
}

function NothingWaits() {
  const count = useTodayProductsQuery({ fetchPolicy: 'cache-and-network' }).data?.products.totalCount;
  return (
    <Panel>
      <Row spacing={1.75} sx={{ p: { xs: 2, md: '36px 20px' } }}>
        <CheckCircleOutlined className="icon-20" sx={{ color: 'success.main' }} />
        <Typography variant="body2">
          <b>{words.nothingWaits}</b> {count !== undefined && words.productsOnTheSite(count)}
        </Typography>
      </Row>
    </Panel>
  );
}

/** A site without nightly backups has no line about them. */
function LastBackup() {
  const nightly = useNightlyBackupQuery().data?.nightlyBackup;
  if (!nightly) return null;
  return (
    <Typography className="muted small-type" sx={footLook}>
      <Sentence
        text={words.lastNightlyBackup}
        parts={{ state: <Link to="/admin/backups">{nightly.madeAt ? nearDate(nightly.madeAt) : words.noneYet}</Link> }}
      />
    </Typography>
  );
}

const footLook = { mt: 2.5 } as const;

const gridLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 2, md: 2.5 },
} as const;
