import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button, Chip, Link as TextLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import { useTrySearchQuery, type TrySearchQuery } from './words.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/words.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { triable, type SynonymDraft } from './drafts.ts';
import type { FoundBy } from '../../../graphql/generated/schema.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** How the screen names each tier, and where the search was found. */
const foundWords: Record<FoundBy, { tier: string; place: string; strong: boolean }> = {
  CODE: { ...words.foundBy.CODE, strong: true },
  PIN: { ...words.foundBy.PIN, strong: true },
  NAME: { ...words.foundBy.NAME, strong: true },
  SPEC: { ...words.foundBy.SPEC, strong: false },
  TEXT: { ...words.foundBy.TEXT, strong: false },
  CATEGORY: { ...words.foundBy.CATEGORY, strong: false },
  SOME: { ...words.foundBy.SOME, strong: false },
};

interface Props {
  text: string;
  /** The row that is being edited is tried, too. */
  draft: SynonymDraft | undefined;
  onText: (text: string) => void;
  /** Begins an answer to a search that finds nothing. */
  onSynonym: (word: string) => void;
  onPin: (word: string) => void;
}

/** Searches as a visitor does, and says why each product is found. */
export function TryIt({ text, draft, onText, onSynonym, onPin }: Props) {
  const synonym = triable(draft);
  const query = useTrySearchQuery({
    variables: { text, synonym: synonym ?? null, instead: synonym ? (draft?.id ?? null) : null },
    skip: text === '',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel>
      <Box component="section" aria-label={words.tryIt}>
        <Box sx={{ p: '16px 20px', '& > .MuiInputBase-root': { width: 1, maxWidth: 'none' } }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
            {words.tryIt}
          </Typography>
          <SearchField label={words.searchToTry} value={text} onSearch={onText} />
          {synonym && (
            <Typography className="small-type strong warns" sx={{ mt: 1 }}>
              {words.withTheRowThatIsNotSavedYet}
            </Typography>
          )}
        </Box>
        {text !== '' && (
          <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} thumbnail />}>
            {({ trySearch }) => (
              <div aria-live="polite">
                <ReadAs {...trySearch} />
                {trySearch.hits.length === 0 && !trySearch.leadsTo ? (
                  <Nothing word={text} onSynonym={onSynonym} onPin={onPin} />
                ) : (
                  <Hits hits={trySearch.hits} />
                )}
                <Typography className="muted ruled small-type" sx={footLook}>
                  {[
                    words.foundProducts(trySearch.totalCount),
                    trySearch.without !== null && words.withoutThisSynonym(trySearch.without),
                    words.exactStandsAbove,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </Typography>
              </div>
            )}
          </Loaded>
        )}
      </Box>
    </Panel>
  );
}

type Tried = TrySearchQuery['trySearch'];

const readAsWords = (readAs: string[]) => <strong lang={siteLanguage}>{readAs.join(', ')}</strong>;

const ReadAs = ({ readAs, leadsTo }: Tried) => (
  <Stack direction="row" className="small-type" spacing={1} sx={{ px: 2.5, pb: 1.5 }}>
    <ArrowForwardOutlined className="icon-18 muted" />
    <span>
      {leadsTo ? (
        <Sentence
          text={words.readAsAndLeadsTo}
          parts={{ words: readAsWords(readAs), page: <TextLink href={leadsTo}>{leadsTo}</TextLink> }}
        />
      ) : (
        <Sentence text={words.readAs} parts={{ words: readAsWords(readAs) }} />
      )}
    </span>
  </Stack>
);

const Hits = ({ hits }: Pick<Tried, 'hits'>) => (
  <PlainList as="ol" aria-label={words.found}>
    {hits.map(({ product, foundBy, bySynonym }, at) => {
      const { tier, place, strong } = foundWords[foundBy];
      return (
        <Box component="li" key={product.id} className="ruled" sx={hitLook}>
          <span className="place">{at + 1}</span>
          <Box aria-hidden className="clips" sx={{ width: 48, height: 36 }}>
            <Picture alt="" image={product.image} picture={product.picture} sizes="48px" upTo={320} />
          </Box>
          <Box className="shrinks">
            <Box lang={siteLanguage} className="dense-type strong" sx={{ lineHeight: 1.3 }}>
              {product.name}
            </Box>
            <Box className="muted small-type">{bySynonym ? words.synonymPlace(place) : place}</Box>
          </Box>
          <Chip
            size="small"
            label={tier}
            sx={
              strong
                ? { bgcolor: 'tint.primary', color: 'tint.primaryText' }
                : { bgcolor: 'tint.neutral', color: 'tint.neutralText' }
            }
          />
        </Box>
      );
    })}
  </PlainList>
);

/** The answers to a search that finds nothing. */
const Nothing = ({ word, onSynonym, onPin }: { word: string } & Pick<Props, 'onSynonym' | 'onPin'>) => (
  <Box className="ruled" sx={{ px: 2.5, py: 1.5 }}>
    <Typography className="strong">{words.nothing}</Typography>
    <Stack direction="row" className="wraps" sx={{ ml: -1.25 }}>
      <Button size="small" onClick={() => onSynonym(word)}>
        {words.synonym}
      </Button>
      <Button size="small" onClick={() => onPin(word)}>
        {words.leadToPage}
      </Button>
      <Button size="small" component={Link} to="/admin/products" state={{ begins: true, named: word }}>
        {words.draftProduct}
      </Button>
    </Stack>
  </Box>
);

const hitLook = {
  display: 'grid',
  gridTemplateColumns: '20px 48px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1.5,
  px: 2.5,
  py: 1.25,
  '& .place': { color: 'text.secondary', fontSize: 15 },
};
const footLook = { px: 2.5, py: 1.5 };
