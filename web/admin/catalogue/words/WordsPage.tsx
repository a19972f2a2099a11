import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countText } from '../../../../common/text/locale.ts';
import { useWordCountsQuery } from './words.generated.ts';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/words.ts';
import { newPin, newSynonym, type PinDraft, type SynonymDraft } from './drafts.ts';
import { IgnoredPanel } from './IgnoredPanel.tsx';
import { PinsPanel } from './PinsPanel.tsx';
import { SynonymsPanel } from './SynonymsPanel.tsx';
import { TryIt } from './TryIt.tsx';

const names = { synonyms: words.synonyms, pins: words.pins, ignored: words.ignored, try: words.tryIt };
type Name = keyof typeof names;

/** Keeps the words of the search: synonyms, what comes first, and what is ignored, beside a search to try them. */
export function WordsPage() {
  const [params, setParams] = useSearchParams();
  const isCompact = useCompact();
  const asked = params.get('tab') ?? '';
  const known = Object.hasOwn(names, asked) ? (asked as Name) : 'synonyms';
  const tab = known === 'try' && !isCompact ? 'synonyms' : known;
  const counts = useWordCountsQuery({ fetchPolicy: 'cache-and-network' }).data;
  const [synonym, setSynonym] = useState<SynonymDraft>();
  const [pin, setPin] = useState<PinDraft>();
  const [tried, setTried] = useState('');
  const download = useDownload();
  const numbers: Partial<Record<Name, number | undefined>> = {
    synonyms: counts?.synonyms.totalCount,
    pins: counts?.pins.length,
    ignored: counts?.ignoredWords.totalCount,
  };
  const go = (name: Name) => setParams({ tab: name }, { replace: true, preventScrollReset: true });

  function addSynonym(named = '') {
    setSynonym(newSynonym(named));
    if (named) setTried(named);
    go('synonyms');
  }

  function addPin(named = '') {
    setPin(newPin(named));
    if (named) setTried(named);
    go('pins');
  }

  const bench = (
    <TryIt
      text={tried}
      draft={tab === 'pins' ? undefined : synonym}
      onText={setTried}
      onSynonym={addSynonym}
      onPin={addPin}
    />
  );
  return (
    <ListScreen
      title={words.words}
      tabs={
        <Tabs
          value={tab}
          onChange={(_, next: Name) => go(next)}
          aria-label={words.words}
          indicatorColor="secondary"
          variant="scrollable"
          sx={tabsLook}
        >
          {(Object.keys(names) as Name[])
            .filter((name) => name !== 'try' || isCompact)
            .map((name) => (
              <Tab
                key={name}
                value={name}
                label={
                  <span>
                    {names[name]} {numbers[name] !== undefined && <small>{countText(numbers[name])}</small>}
                  </span>
                }
              />
            ))}
        </Tabs>
      }
      action={
        <Stack direction="row" className="wraps at-end" spacing={1.5}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileDownloadOutlined />}
            href="/admin/words.csv"
            title={words.whatVisitorsLooked}
            onClick={(event) => void download(event)}
          >
            {words.exportCsv}
          </Button>
          {tab === 'pins' ? (
            <AddButton onClick={addPin}>{words.addPin}</AddButton>
          ) : (
            <AddButton onClick={addSynonym}>{words.addSynonym}</AddButton>
          )}
        </Stack>
      }
    >
      <Box
        className="ruled"
        sx={{
          display: 'grid',
          alignItems: 'start',
          gridTemplateColumns: isCompact ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 392px',
        }}
      >
        {tab === 'try' ? (
          bench
        ) : (
          <Box className="shrinks" sx={{ minHeight: '100%', borderRight: isCompact ? 0 : 'var(--hairline)' }}>
            {tab === 'synonyms' && <SynonymsPanel draft={synonym} onDraft={setSynonym} />}
            {tab === 'pins' && <PinsPanel draft={pin} onDraft={setPin} />}
            {tab === 'ignored' && <IgnoredPanel />}
          </Box>
        )}
        {!isCompact && <Box sx={{ position: 'sticky', top: 0, p: 2 }}>{bench}</Box>}
      </Box>
    </ListScreen>
  );
}

const tabsLook = {
  flex: { xs: '1 1 100%', md: '1 1 auto' },
  minWidth: 0,
  minHeight: { xs: 48, md: 56 },
  '& .MuiTab-root': { minWidth: 0, px: 1.25, minHeight: { xs: 48, md: 56 }, textTransform: 'none', fontSize: 15 },
  '& small': { ml: 0.5, color: 'text.secondary', fontSize: 13.5 },
};
