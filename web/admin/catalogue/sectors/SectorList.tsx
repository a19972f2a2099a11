import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useSectorListQuery } from './sectors.generated.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { RowActions } from '../../parts/lists/RowActions.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { onSite } from '../onSite.ts';
import { ThingState } from '../waiting/ThingState.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/sectors.ts';
import { Thumbnail } from '../products/Thumbnail.tsx';
import { SectorDialog } from './SectorDialog.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The sectors are fixed. Only the products on their pages are chosen here. */
export function SectorList() {
  const query = useSectorListQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<{ id: string; name: string }>();
  return (
    <ListScreen title={words.sectors} note={words.eachSectorsPageListsUp}>
      <Loaded query={query} failed={shared.sectorsLoadFailed} skeleton={<RowSkeletons rows={4} />}>
        {({ sectors }) => (
          <PlainList aria-label={words.sectors} sx={listLook}>
            {sectors.map(({ id, name, chosenProducts, products, status, waiting }) => (
              <Stack component="li" key={id} direction="row" className="ruled-below row wraps" spacing={1} sx={rowLook}>
                <Box className="shrinks grows">
                  <Typography variant="body2" component="div" lang={siteLanguage} className="strong">
                    <OpenName name={name} onOpen={() => setEditing({ id, name })} />{' '}
                    <ThingState status={status} waiting={waiting} />
                  </Typography>
                  <Quiet variant="caption" component="p">
                    {chosenProducts.length === 0 ? (
                      words.featuredProductsOfFitting
                    ) : (
                      <Content>{chosenProducts.map((product) => product.name).join(' · ')}</Content>
                    )}
                  </Quiet>
                </Box>
                {/* The products of its page, in their order there. */}
                <Stack direction="row" className="wraps" spacing={0.5} useFlexGap sx={pageLook}>
                  {products.map(({ id: product, image, picture, kind }) => (
                    <Thumbnail
                      key={product}
                      image={image}
                      picture={picture}
                      section={kind?.section}
                      dense
                      onOpen={() => setEditing({ id, name })}
                    />
                  ))}
                </Stack>
                <Stack direction="row">
                  <RowActions name={name} site={onSite.sector(id)} onEdit={() => setEditing({ id, name })} />
                </Stack>
              </Stack>
            ))}
          </PlainList>
        )}
      </Loaded>
      {editing && <SectorDialog {...editing} onClose={() => setEditing(undefined)} />}
    </ListScreen>
  );
}

const listLook = { borderTop: 'var(--hairline)' };
const pageLook = { width: { xs: '100%', sm: 316 }, order: { xs: 1, sm: 0 } };
const rowLook = {
  minHeight: 48,
  p: { xs: '6px 8px 6px 16px', md: '3px 16px 3px 24px' },
  overflowWrap: 'anywhere',
};
