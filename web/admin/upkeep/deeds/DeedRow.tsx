import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Box, Button, Chip, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { DeedShownFragment } from './deeds.generated.ts';
import { clockTime, nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/deeds.ts';
import { placeOf } from './places.ts';

interface Props {
  deed: DeedShownFragment;
  busy: boolean;
  onUndo: () => void;
  /** Filters the page by the person or program. */
  onAuthor: (id: string) => void;
}

/** Shows one step: what was done, who did it, what it touched, and its undo or what became of it. */
export function DeedRow({ deed, busy, onUndo, onAuthor }: Props) {
  const { at, admin, by, text, undoToken, whyNot, undone } = deed;
  return (
    <Box component="li" className="apart" sx={rowLook}>
      <Box className="shrinks" sx={{ flex: '1 1 200px' }}>
        <Typography variant="body2" className="strong" sx={{ color: undone ? 'text.secondary' : undefined }}>
          {text}
        </Typography>
        <Typography variant="caption" component="p" className="muted">
          {admin === null ? (
            words.vitrin
          ) : (
            <TextLink
              component="button"
              type="button"
              color="inherit"
              aria-label={words.onlyWhatDid(by ?? admin)}
              sx={authorLook}
              onClick={() => onAuthor(admin)}
            >
              {by}
            </TextLink>
          )}
          , <time dateTime={at}>{clockTime(at)}</time>
          {whyNot && <span> · {whyNot}</span>}
          <Touched deed={deed} />
        </Typography>
        {undone && undone.keptCount > 0 && <Stayed undone={undone} />}
      </Box>
      {undone ? (
        <Chip
          size="small"
          label={
            undone.by === null ? words.undoneAt(nearDate(undone.at)) : words.undoneBy(undone.by, nearDate(undone.at))
          }
          sx={{ maxWidth: '100%' }}
        />
      ) : (
        undoToken !== null && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<UndoOutlined />}
            disabled={busy}
            aria-label={words.undoNamed(text)}
            onClick={onUndo}
            sx={undoLook}
          >
            {words.undo}
          </Button>
        )
      )}
    </Box>
  );
}

/** Leads to the things that it touched, as far as they are known and still there. */
function Touched({ deed: { things } }: Pick<Props, 'deed'>) {
  const some = things.flatMap(({ entity, action, some: named, count }) =>
    action === 'DELETED' ? [] : named.map((one) => ({ ...one, entity, count })),
  );
  const shown = some
    .flatMap((one) => {
      const to = placeOf(one);
      return to === null || one.name === '' ? [] : [{ ...one, to }];
    })
    .slice(0, 3);
  if (shown.length === 0) return null;
  // Things without a page of their own, such as the offer of an enquiry, are not counted as left out.
  const led = things.filter(({ entity, action, some: named }) =>
    action === 'DELETED' ? false : named.some((one) => placeOf({ ...one, entity }) !== null),
  );
  const all = led.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="span" className="muted" sx={linksLook}>
      {' · '}
      {shown.map(({ to, name, id }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={to} lang={siteLanguage}>
            {name}
          </Link>
        </span>
      ))}
      {all > shown.length && ` ${words.andMore(all - shown.length)}`}
    </Box>
  );
}

function Stayed({ undone: { kept, keptCount } }: { undone: NonNullable<DeedShownFragment['undone']> }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" component="p" className="strong">
        {words.stayed}
      </Typography>
      <Box component="ul" className="bulleted" aria-label={words.stayed}>
        {kept.map((one) => {
          const to = one.fields.length > 0 ? placeOf(one) : null;
          return (
            <Typography key={`${one.entity} ${one.id ?? one.name}`} variant="caption" component="li">
              <span lang={siteLanguage}>{to ? <Link to={to}>{one.name}</Link> : one.name}</span>{' '}
              {one.fields.length > 0 ? words.inFields(one.fields) : words.deletedSince}
            </Typography>
          );
        })}
        {keptCount > kept.length && (
          <Typography variant="caption" component="li">
            {words.andMore(keptCount - kept.length)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { xs: 'flex-start', md: 'center' },
  columnGap: 2,
  rowGap: 1,
  p: { xs: '12px 16px', md: '5px 24px' },
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const undoLook = { height: { xs: 44, md: 32 }, px: 1.5, my: { md: '4px' }, fontSize: { md: 14 } } as const;
const authorLook = { font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' } as const;
const linksLook = { '& a': { color: 'primary.main', textUnderlineOffset: 3 } } as const;
