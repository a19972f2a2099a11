import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { DraftOffer } from '../../parts/forms/DraftOffer.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/letters.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { AttachFiles } from './AttachFiles.tsx';
import { LetterFields } from './LetterFields.tsx';
import type { Values } from './letterText.ts';
import { mailAddress } from './mailAddress.ts';
import { Thread } from './Thread.tsx';
import { useLetter, type Occasion } from './useLetter.ts';

interface Props {
  title: string;
  receiver: { name: string; email: string };
  occasion: Occasion;
  values: Values;
  /** The text that is answered. */
  answered?: string | null;
  sendsMail: boolean;
  onClose: () => void;
}

/** Takes a letter. Where the site sends no mail, it is kept after it was sent by the admin's own mail program. */
export function LetterDialog({ title, receiver, occasion, values, answered, sendsMail, onClose }: Props) {
  const { form, draft, guarded, files, setFiles, submit, isBusy, meanwhile } = useLetter(occasion, onClose);
  const { subject = '', text = '' } = form.watch() as { subject?: string; text?: string };

  return (
    <ActDialog
      title={title}
      width={760}
      small={false}
      guarded={guarded}
      act={sendsMail ? words.send : words.noteAsSent}
      busy={isBusy}
      onAct={() => submit(!sendsMail)}
      other={
        sendsMail ? (
          <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void submit(true)}>
            {words.noteOnly}
          </Button>
        ) : receiver.email === '' ? null : (
          <Button variant="outlined" size="small" href={mailAddress({ email: receiver.email, subject, text })}>
            {words.openInMailProgram}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack spacing={2.25}>
        <DraftOffer draft={draft} />
        {meanwhile.length > 0 && (
          <Alert severity="warning" role="status">
            <Box sx={{ mb: 1.5 }}>{words.somebodyHasWrittenMeanwhile}</Box>
            <Thread letters={meanwhile} />
          </Alert>
        )}
        <Typography className="breaks">
          <Sentence
            text={receiver.email ? words.toName : words.toNameAlone}
            parts={{ name: <Content>{receiver.name}</Content>, email: receiver.email }}
          />
        </Typography>
        {answered && (
          <Box
            className="muted dense-type as-typed"
            component="blockquote"
            aria-label={words.whatYouAnswer}
            tabIndex={0}
            lang={siteLanguage}
            sx={quoteLook}
          >
            {answered}
          </Box>
        )}
        <LetterFields form={form} values={values} />
        <AttachFiles files={files} onFiles={setFiles} />
      </Stack>
    </ActDialog>
  );
}

const quoteLook = {
  pl: 1.75,
  maxHeight: 132,
  overflow: 'auto',
  borderLeft: 2,
  borderColor: 'outline',
  overflowWrap: 'anywhere',
} as const;
