import { Box, Button, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useAddEnquiryNoteMutation } from './enquiries.generated.ts';
import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';

const failed = words.failedToAddTheNote;

/** Takes a note. The typed text is kept in this tab until it is stored. */
export function EnquiryNote({ id }: { id: string }) {
  const key = `note:${useSession().adminId}:${id}`;
  const notify = useNotify();
  const [text, setText] = useState(() => readJson<string>(key, 'sessionStorage') ?? '');
  const [add, { loading }] = useAddEnquiryNoteMutation();
  const type = (typed: string) => {
    setText(typed);
    writeJson(key, typed || undefined, 'sessionStorage');
  };

  async function store() {
    try {
      await add({ variables: { id, text: text.trim() } });
      type('');
      notify.settle(failed);
    } catch (error) {
      notify.failure(failed, error);
    }
  }

  return (
    <Box
      className="wraps"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !loading) void store();
      }}
      sx={{ alignItems: 'flex-end', gap: 1.25 }}
    >
      <OutlinedInput
        multiline
        size="small"
        placeholder={words.writeANote}
        value={text}
        onChange={(event) => type(event.target.value)}
        slotProps={{
          input: { 'aria-label': words.note, 'aria-keyshortcuts': 'n', maxLength: 5000, lang: siteLanguage },
        }}
        sx={{ flex: '1 1 220px', fontSize: { md: 15 } }}
      />
      <Button type="submit" variant="outlined" size="small" disabled={!text.trim() || loading}>
        {words.addNote}
      </Button>
    </Box>
  );
}
