import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { Box, Button, FormHelperText, IconButton, OutlinedInput } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useId } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { useAddSynonymMutation, useChangeSynonymMutation } from './words.generated.ts';
import { saveKey } from '../../parts/dialogs/DialogFoot.tsx';
import * as turkish from '../../../words/admin/ofStaff.ts';
import * as words from '../../../words/admin/en/words.ts';
import { synonymInput, type SynonymDraft } from './drafts.ts';
import { useSaveWord } from './useSaveWord.ts';

interface Props {
  draft: SynonymDraft;
  onDraft: (draft: SynonymDraft) => void;
  onClose: () => void;
}

const refetchQueries = 'active';

/** A row in which a synonym is typed. */
export function SynonymEdit({ draft, onDraft, onClose }: Props) {
  const { save, errors, isBusy } = useSaveWord(words.theSynonymWasSavedAndCounts);
  const [add] = useAddSynonymMutation({ refetchQueries });
  const [change] = useChangeSynonymMutation({ refetchQueries });
  const helpId = useId();
  const refusal = errors.said ?? errors.finds ?? Object.values(errors)[0];

  async function send() {
    const input = synonymInput(draft);
    const { id } = draft;
    const isSaved = await save((key) =>
      id === undefined ? add({ variables: { input, key } }) : change({ variables: { id, input } }),
    );
    if (isSaved) onClose();
  }

  const field = (name: 'said' | 'finds', placeholder: string) => (
    <OutlinedInput
      size="small"
      value={draft[name]}
      placeholder={placeholder}
      error={errors[name] !== undefined}
      autoFocus={name === (draft.said && !draft.finds ? 'finds' : 'said')}
      onChange={({ target }) => onDraft({ ...draft, [name]: target.value })}
      slotProps={{
        input: {
          'aria-label': labels.synonym[name],
          lang: siteLanguage,
          'aria-describedby': refusal ? helpId : undefined,
        },
      }}
      className="on-paper"
      sx={{ flex: '1 1 160px', minWidth: 0 }}
    />
  );

  return (
    <Box
      component="form"
      aria-label={draft.id === undefined ? words.newSynonym : words.synonymSaid(draft.said)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
      onKeyDown={(event) => {
        saveKey(() => !isBusy && void send())(event);
        if (event.key === 'Escape') onClose();
      }}
      sx={formLook}
    >
      <Row className="wraps" spacing={1}>
        {field('said', turkish.synonymExample)}
        <IconButton
          aria-label={labels.synonym.twoWay}
          aria-pressed={draft.twoWay}
          title={draft.twoWay ? words.eachOfTheWordsFindsTheOthers : words.theFirstWordFindsTheOthers}
          onClick={() => onDraft({ ...draft, twoWay: !draft.twoWay })}
          className="on-paper"
          sx={{ border: 1, borderColor: 'outline', borderRadius: 0.67, color: 'text.primary' }}
        >
          {draft.twoWay ? <SyncAltOutlined /> : <ArrowForwardOutlined />}
        </IconButton>
        {field('finds', turkish.foundExample)}
        <Button type="submit" variant="outlined" size="small" disabled={isBusy} className="on-paper">
          {words.save}
        </Button>
        <IconButton aria-label={words.leaveIt} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Row>
      {refusal && (
        <FormHelperText error role="alert" id={helpId} sx={{ mt: 0.75 }}>
          {refusal}
        </FormHelperText>
      )}
    </Box>
  );
}

export const formLook = { p: '10px 16px', bgcolor: 'tint.primary', borderTop: 'var(--hairline)' };
