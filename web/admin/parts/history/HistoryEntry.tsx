import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MergeOutlined from '@mui/icons-material/MergeOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Checkbox, Chip, Typography } from '@mui/material';
import type { RevisionEntryFragment } from './history.generated.ts';
import type { RevisionCause } from '../../../graphql/generated/schema.ts';
import { fullDate } from '../texts/dates.ts';
import { PersonName } from '../people/PersonName.tsx';
import * as words from '../../../words/admin/en/history.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { Quiet } from '../texts/Quiet.tsx';

interface Props {
  entry: RevisionEntryFragment;
  /** Whether it is one of the two states to compare. */
  chosen: boolean;
  onChoose: () => void;
  onRestore: () => void;
  /** Takes the whole step back that changed several products. */
  onUndo: () => void;
}

const icons = {
  EDIT: EditOutlined,
  IMPORT: UploadFileOutlined,
  UNDO: UndoOutlined,
  RESTORE: HistoryOutlined,
  PROGRAM: EditOutlined,
  MERGE: MergeOutlined,
  PLAN: EventOutlined,
};
const verbs: Record<RevisionCause, string> = words.verbs;

/** Returns 'edited', or 'imported from fiyat.xlsx'. */
function actionOf({ action, cause, source }: RevisionEntryFragment) {
  if (action === 'DELETED') return words.deletedIt;
  if (cause === 'PLAN' && source) return words.byPlan(source);
  if (action === 'CREATED' && cause === 'EDIT') return words.addedIt;
  if (action === 'CREATED' && cause === 'RESTORE') return words.broughtItBack;
  return source ? words.fromVerbs(verbs[cause], source) : verbs[cause];
}

/** Shows one change, with the button that restores its state. */
export function HistoryEntry({ entry, chosen, onChoose, onRestore, onUndo }: Props) {
  const { action, cause, admin, at, fields, isCurrent, together, isUndone } = entry;
  const Icon = action === 'CREATED' ? AddOutlined : action === 'DELETED' ? DeleteOutlined : icons[cause];
  const when = fullDate(at);
  return (
    <Box component="li" sx={entryLook}>
      <Box aria-hidden sx={{ ...iconLook, borderColor: isCurrent ? 'primary.main' : 'divider' }}>
        <Icon sx={{ fontSize: 20 }} />
      </Box>
      <Box className="shrinks">
        <Box className="wraps" sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Box className="shrinks" sx={{ flex: '1 1 180px' }}>
            <Typography variant="body2" className="breaks">
              <b>{admin === null ? words.vitrin : <PersonName of={admin} />}</b> {actionOf(entry)}
            </Typography>
            <Quiet variant="caption" component="p">
              {when}
            </Quiet>
          </Box>
          <Checkbox
            checked={chosen}
            onChange={onChoose}
            slotProps={{ input: { 'aria-label': words.compareTheStateOf(when) } }}
          />
          {isCurrent ? (
            <Chip label={words.current} size="small" sx={{ alignSelf: 'center' }} />
          ) : (
            action !== 'DELETED' && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<HistoryOutlined />}
                aria-label={words.restoreTheStateOf(when)}
                onClick={onRestore}
              >
                {words.restore}
              </Button>
            )
          )}
        </Box>
        {isUndone && <Chip label={words.wasUndone} size="small" sx={{ mt: 0.5 }} />}
        {!isUndone && together != null && together > 1 && (
          <Button size="small" startIcon={<UndoOutlined />} onClick={onUndo} sx={{ mt: 0.5, ml: -1 }}>
            {cause === 'MERGE' ? words.undoTheMerge : words.undoInAllProducts(together)}
          </Button>
        )}
        {fields.length > 0 && (
          <Box sx={{ mt: 1 }}>
            <FieldChanges fields={fields} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const entryLook = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: { xs: 1.25, sm: 2 },
  pb: 2.5,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 18,
    top: 36,
    bottom: 0,
    borderLeft: 'var(--hairline)',
  },
} as const;

const iconLook = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
