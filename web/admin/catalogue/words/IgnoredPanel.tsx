import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useIgnoredWordsQuery } from './words.generated.ts';
import { useHeedWordMutation } from '../../upkeep/figures/figures.generated.ts';
import { TrailPager } from '../../parts/lists/TrailPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { entryLook } from '../../parts/lists/tableLook.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { dayWithYear } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/words.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 20;

/** Words without a hit that somebody has said need no answer. */
export function IgnoredPanel() {
  const [trail, setTrail] = useState<string[]>([]);
  const query = useIgnoredWordsQuery({ variables: { after: trail.at(-1) ?? null }, fetchPolicy: 'cache-and-network' });
  const [heed, { loading }] = useHeedWordMutation({ refetchQueries: 'active' });
  const notify = useNotify();

  async function putBack(word: string) {
    try {
      await heed({ variables: { word } });
      focusHeading();
      notify.success(words.isAmongTheFiguresAgain(word));
    } catch (error) {
      notify.failure(words.thisWasNotTakenBack, error);
    }
  }

  return (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
      {({ ignoredWords: { nodes, pageInfo, totalCount } }) =>
        nodes.length === 0 ? (
          <Box sx={{ p: 2 }}>
            <EmptyState title={words.noWordIsIgnored} hint={words.figuresListsTheWordsWithout} />
          </Box>
        ) : (
          <>
            <PlainList aria-label={words.ignoredWords}>
              {nodes.map(({ word, createdAt }) => (
                <Box
                  component="li"
                  key={word}
                  sx={{ ...entryLook, px: 2, py: 0.75, '&:first-of-type': { borderTop: 0 } }}
                >
                  <Box className="dense-type breaks">
                    <Box component="span" lang={siteLanguage} className="strong" sx={{ mr: 1.5 }}>
                      {word}
                    </Box>
                    <Box className="muted" component="span">
                      {words.sinceDay(dayWithYear(createdAt))}
                    </Box>
                  </Box>
                  <Button
                    size="small"
                    disabled={loading}
                    aria-label={words.putBackNamed(word)}
                    onClick={() => void putBack(word)}
                  >
                    {words.putBack}
                  </Button>
                </Box>
              ))}
            </PlainList>
            <TrailPager trail={trail} setTrail={setTrail} size={size} list={{ totalCount, pageInfo }} />
          </>
        )
      }
    </Loaded>
  );
}
