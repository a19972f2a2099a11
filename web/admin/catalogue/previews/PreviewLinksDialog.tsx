import { Box, DialogContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePreviewLinksQuery } from './previews.generated.ts';
import type { PlannedThing } from '../../../graphql/generated/schema.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/previews.ts';
import { PreviewLinkRow } from './PreviewLinkRow.tsx';
import { usePreviewLink } from './usePreviewLink.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const hours = [24, 7 * 24, 30 * 24, 90 * 24];
const options = hours.map((value) => ({
  value: String(value),
  label: value === 24 ? words.day : words.days(value / 24),
}));

interface Props {
  thing: PlannedThing;
  name: string;
  onClose: () => void;
}

/** Makes links that show a thing before it is on the site, and withdraws those that were made. */
export function PreviewLinksDialog({ thing, name, onClose }: Props) {
  const query = usePreviewLinksQuery({ variables: { thing }, fetchPolicy: 'cache-and-network' });
  const link = usePreviewLink(thing);
  const [chosen, setChosen] = useState('168');
  return (
    <PageDialog open title={words.previewLinkFor(name)} width={600} small onClose={onClose}>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{thing.entity === 'PRODUCT' ? words.whoSeesTheProduct : words.whoSeesThePage(name)}</Typography>
          <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5 }}>
            <Box sx={{ width: 160 }}>
              <PlainSelect label={words.worksFor} value={chosen} options={options} onChoose={setChosen} />
            </Box>
            <BusyButton busy={link.busy} onClick={() => void link.make(Number(chosen))}>
              {words.copyLink}
            </BusyButton>
          </Box>
          {link.address && (
            <TextInput
              key={link.address}
              label={words.link}
              name="link"
              defaultValue={link.address}
              hint={words.itIsNotShownAgainAnother}
            />
          )}
          <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={2} />}>
            {({ previewLinks }) =>
              previewLinks.length > 0 && (
                <section aria-label={words.linksThatWork}>
                  <Typography className="muted" variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
                    {words.linksThatWork}
                  </Typography>
                  <PlainList sx={listLook}>
                    {previewLinks.map((one) => (
                      <PreviewLinkRow key={one.id} link={one} />
                    ))}
                  </PlainList>
                </section>
              )
            }
          </Loaded>
        </Stack>
      </DialogContent>
    </PageDialog>
  );
}

const listLook = { borderTop: 'var(--hairline)', borderBottom: 'var(--hairline)' };
