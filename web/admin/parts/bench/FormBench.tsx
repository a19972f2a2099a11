import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import { AskDiscard } from '../forms/AskDiscard.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import type { FormDialog } from '../forms/FormDialog.tsx';
import { saveKey } from '../dialogs/DialogFoot.tsx';
import { useUnsaved } from '../forms/useUnsaved.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import * as historyWords from '../../../words/admin/en/history.ts';
import * as words from '../../../words/admin/en/bench.ts';
import { BenchFoot } from './BenchFoot.tsx';
import { asideLook, benchGrid, besideGrid, mainLook } from './benchLook.ts';
import { BenchPanel } from './BenchPanel.tsx';
import { BenchSections } from './BenchSections.tsx';
import { SectionNav } from './SectionNav.tsx';
import type { Section } from './sections.ts';
import { useSections } from './useSections.ts';

type FormProps<Input> = Omit<ComponentProps<typeof FormDialog<Input>>, 'still' | 'width' | 'beside'>;
interface Props<Input> extends FormProps<Input>, Pick<ComponentProps<typeof BenchPanel>, 'back' | 'shown'> {
  sections: readonly Section[];
  /** Stands below the list of sections. */
  belowSections?: ReactNode;
  /** Stands beside the form where there is room. */
  beside?: ReactNode;
}

/** A form on the bench, which Ctrl+S saves, too. Closing it asks first when something was typed. */
export function FormBench<Input>(props: Props<Input>) {
  const { title, shown, back, head, above, beside, belowSections, sections, edit, query, loadFailed, heights } = props;
  const { history, addressed, onClose } = props;
  const { form, fields, draft, upload, saving, isBusy } = edit;
  const formId = useId();
  const guard = useUnsaved({ ...edit, onDiscard: edit.discard, onClose, addressed });
  const [isHistory, setIsHistory] = useState(false);
  const state = useSections(sections);
  const { box, isPhone, open, showList } = state;
  const canSave = query.data !== undefined && !isHistory;
  const isBeside = canSave && Boolean(beside);

  return (
    <BenchPanel
      title={title}
      shown={shown}
      back={back}
      onClose={guard.close}
      onKeyDown={saveKey(() => canSave && !isBusy && edit.submit())}
      head={
        <>
          <Box className="grows" sx={{ display: { xs: 'none', sm: 'block' } }} />
          {open !== undefined && !isHistory ? (
            <Button size="small" startIcon={<ArrowBackOutlined />} onClick={showList}>
              {words.allSections}
            </Button>
          ) : (
            <>
              {head}
              {history && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-pressed={isHistory}
                  onClick={() => setIsHistory(!isHistory)}
                >
                  {historyWords.history}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      {isHistory && history && (
        <Box className="grows" sx={historyLook}>
          <Box sx={{ maxWidth: 860 }}>
            <HistoryPanel subject={history} />
          </Box>
        </Box>
      )}
      <FormProvider {...form}>
        <Box sx={[benchGrid, isBeside && besideGrid, isHistory && { '&&': { display: 'none' } }]}>
          {query.data !== undefined && (
            <SectionNav sections={sections} state={state}>
              {belowSections}
            </SectionNav>
          )}
          <Box
            component="form"
            id={formId}
            noValidate
            ref={box}
            sx={[
              mainLook,
              query.data === undefined && { gridColumn: '1 / -1' },
              isPhone && open === undefined && query.data !== undefined && { display: 'none' },
            ]}
            onSubmit={(event) => {
              event.preventDefault();
              // To React, a form in a dialog is inside the form of the page.
              event.stopPropagation();
              if (!isBusy) edit.submit();
            }}
          >
            <Loaded query={query} failed={loadFailed} skeleton={<FieldSkeletons heights={heights} />}>
              {() => (
                <>
                  <Stack spacing={1.5} sx={{ '&:not(:empty)': { pt: 2 } }}>
                    {above}
                    <DraftOffer draft={draft} />
                  </Stack>
                  <BenchSections sections={sections} fields={fields} upload={upload} state={state} />
                </>
              )}
            </Loaded>
            {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} of={history} />}
          </Box>
          {isBeside && (
            <Box component="aside" aria-label={words.beside} sx={asideLook}>
              {beside}
            </Box>
          )}
        </Box>
        <BenchFoot {...props} formId={formId} canSave={canSave} isHistory={isHistory} onCancel={guard.close} />
      </FormProvider>
      <AskDiscard unsaved={guard} />
    </BenchPanel>
  );
}

const historyLook = { minHeight: 0, overflowY: 'auto', px: { xs: 2, sm: 3 }, py: 2.5 } as const;
