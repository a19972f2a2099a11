import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import type { ProductCheck } from '../../../../common/health/healthChecks.ts';
import { useHealthQuery } from './health.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/health.ts';
import { CompleteCatalogue } from './CompleteCatalogue.tsx';
import { FineDialog } from './FineDialog.tsx';
import { FineFindings } from './FineFindings.tsx';
import { Findings } from './Findings.tsx';
import { TextFindings } from './TextFindings.tsx';
import { LeastComplete } from './LeastComplete.tsx';

/** Lists what the catalogue lacks, and where to put it right. */
export function HealthPage() {
  const query = useHealthQuery({ fetchPolicy: 'cache-and-network' });
  const [saying, setSaying] = useState<ProductCheck>();
  const [isListed, setIsListed] = useState(false);
  const countedAt = query.data?.health.countedAt;
  return (
    <AdminPage
      title={words.health}
      action={
        <Row className="wraps at-end" spacing={1.5}>
          <Typography className="muted dense-type" role="status">
            {countedAt && words.lookedAt(nearDate(countedAt).replace('Today', 'today'))}
          </Typography>
          <Button variant="outlined" size="small" startIcon={<RefreshOutlined />} onClick={() => void query.refetch()}>
            {words.lookAgain}
          </Button>
        </Row>
      }
    >
      <Loaded
        query={query}
        failed={shared.loadFailed}
        skeleton={
          <Panel>
            <RowSkeletons rows={7} />
          </Panel>
        }
      >
        {({ health }) => (
          <Box sx={columnsLook}>
            {health.mailTrouble && (
              <Alert severity="error" className="whole-row">
                {words.mailCannotBeSentAtTheMoment(health.mailTrouble)}
              </Alert>
            )}
            {health.mailboxTrouble && (
              <Alert severity="warning" className="whole-row">
                {words.mailboxCannotBeRead(health.mailboxTrouble)}
              </Alert>
            )}
            <Stack className="shrinks" sx={gapLook}>
              <Findings health={health} onFine={setSaying} onShowFine={() => setIsListed(true)} />
              <TextFindings />
            </Stack>
            <Stack className="shrinks" sx={gapLook}>
              <CompleteCatalogue health={health} />
              {health.leastComplete.length > 0 && <LeastComplete products={health.leastComplete} />}
            </Stack>
          </Box>
        )}
      </Loaded>
      {saying && <FineDialog check={saying} onClose={() => setSaying(undefined)} />}
      {isListed && <FineFindings onClose={() => setIsListed(false)} />}
    </AdminPage>
  );
}

const gapLook = { gap: 2.5 };
const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  alignItems: 'start',
  gap: 2.5,
};
