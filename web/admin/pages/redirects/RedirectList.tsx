import { useState } from 'react';
import { useRedirectListQuery } from './redirects.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/redirects.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectRows } from './RedirectRows.tsx';

export function RedirectList() {
  const query = useRedirectListQuery({ fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  return (
    <ListScreen
      note={words.pagesOfThisSiteOrOfAPrevious}
      title={words.oldAddresses}
      action={<AddButton onClick={() => setAdding(true)}>{words.addOldAddress}</AddButton>}
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
        {({ redirects }) => <RedirectRows redirects={redirects} />}
      </Loaded>
      {adding && <RedirectDialog onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}
