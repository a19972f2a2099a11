import { useState } from 'react';
import { useRedirectListQuery } from './redirects.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/Intro.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/redirects.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectRows } from './RedirectRows.tsx';

export function RedirectList() {
  const query = useRedirectListQuery({ fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  return (
    <AdminPage
      title={words.oldAddresses}
      action={<AddButton onClick={() => setAdding(true)}>{words.addOldAddress}</AddButton>}
    >
      <Intro>{words.pagesOfThisSiteOrOfAPrevious}</Intro>
      <Panel>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
          {({ redirects }) => <RedirectRows redirects={redirects} />}
        </Loaded>
      </Panel>
      {adding && <RedirectDialog onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}
