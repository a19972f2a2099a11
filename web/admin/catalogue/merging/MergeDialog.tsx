import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useProductMergeQuery, type ProductMergeQuery } from './merging.generated.ts';
import { Picture } from '../../../components/Picture.tsx';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { onSite } from '../onSite.ts';
import * as words from '../../../words/admin/en/merging.ts';
import { MergeRow, SameRow } from './MergeRow.tsx';
import { calledBy, reasonsText, useMerge } from './useMerge.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

type Merge = ProductMergeQuery['productMerge'];
type Field = Merge['fields'][number];

interface Props {
  /** The first stays unless the person says otherwise. */
  ids: [string, string];
  onClose: () => void;
}

/** Makes one product of two: each field is chosen where they differ, and what moves is counted before. */
export function MergeDialog({ ids: [first, second], onClose }: Props) {
  const [keepId, setKeepId] = useState(first);
  const goneId = keepId === first ? second : first;
  const query = useProductMergeQuery({ variables: { keepId, goneId }, fetchPolicy: 'network-only' });
  /** The id of the product whose value was chosen, by the name of the field. */
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const { busy, makeOne, keepTwo } = useMerge(onClose, () => void query.refetch());
  const merge = query.data?.productMerge;
  const usual = ({ kept, gone }: Field) => (kept === '' && gone !== '' ? goneId : keepId);
  const choiceOf = (field: Field) => chosen[field.field] ?? usual(field);
  const take = merge?.fields.filter((field) => field.kept !== field.gone && choiceOf(field) === goneId) ?? [];

  return (
    <ActDialog
      title={words.title}
      width={860}
      small={false}
      edge
      typed={[keepId, chosen]}
      act={words.makeOne}
      busy={busy}
      ready={merge !== undefined && !query.loading}
      onAct={() =>
        merge &&
        makeOne(
          merge,
          take.map(({ field }) => field),
        )
      }
      note={merge && merge.reasons.length > 0 ? words.foundByAndTakenBack(reasonsText(merge.reasons)) : words.takenBack}
      other={
        <Button size="small" disabled={busy} onClick={() => keepTwo(first, second)}>
          {words.theyAreTwoProducts}
        </Button>
      }
      onClose={onClose}
    >
      <Loaded
        query={{
          data: merge,
          previousData: query.previousData?.productMerge,
          error: query.error,
          refetch: query.refetch,
        }}
        failed={shared.loadFailed}
        skeleton={<RowSkeletons rows={5} />}
      >
        {(pair) => {
          const sides = pair.kept.id === first ? [pair.kept, pair.gone] : [pair.gone, pair.kept];
          return (
            <>
              <MergeRow
                label={words.keptAfterwards}
                chosen={keepId}
                onChoose={setKeepId}
                choices={sides.map((side) => ({ id: side.id, content: <Side product={side} /> }))}
              />
              {pair.fields
                .filter(({ kept, gone }) => kept !== gone)
                .map((field) => (
                  <MergeRow
                    key={field.field}
                    label={field.label}
                    chosen={choiceOf(field)}
                    onChoose={(id) => setChosen({ ...chosen, [field.field]: id })}
                    choices={sides.map(({ id }) => ({
                      id,
                      lang: siteLanguage,
                      content: shortened(id === pair.kept.id ? field.kept : field.gone) || empty,
                    }))}
                  />
                ))}
              <Same fields={pair.fields.filter(({ kept, gone }) => kept === gone)} />
              <Box className="ruled sunken" sx={movesLook}>
                <Typography variant="body2" className="strong">
                  {words.whatMovesTo(calledBy(pair.kept))}
                </Typography>
                <Quiet>{movesText(pair)}</Quiet>
              </Box>
            </>
          );
        }}
      </Loaded>
    </ActDialog>
  );
}

const Side = ({ product }: { product: Merge['kept'] }) => (
  <Row component="span" spacing={1.25}>
    <Box aria-hidden component="span" className="rigid clips" sx={pictureLook}>
      <Picture alt="" image={product.image} picture={product.picture} sizes="48px" upTo={320} />
    </Box>
    <Box component="span" className="shrinks">
      <Box component="span" lang={siteLanguage} className="strong own-line">
        {calledBy(product)}
      </Box>
      <Box className="muted own-line small-type plain" component="span">
        {onSite.product(product.id)}
      </Box>
    </Box>
  </Row>
);

/** Specs that are equal stand in one line, and so do the other fields. */
function Same({ fields }: { fields: Field[] }) {
  const isSpec = ({ field }: Field) => field.startsWith('specs.');
  return [fields.filter(isSpec), fields.filter((field) => !isSpec(field))].map(
    (group, at) =>
      group.length > 0 && (
        <SameRow
          key={at}
          label={group.map(({ label }) => label).join(', ')}
          text={group.map(({ kept }) => shortened(kept)).join(' · ')}
        />
      ),
  );
}

const empty = <span className="muted">{words.empty}</span>;
const longest = 120;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text);

/** Says what the product that stays gets from the other one. */
function movesText({ gone, pictures, documents, enquiries, offers, quoteLists }: Merge) {
  const lines = [
    enquiries > 0 && words.linesOfEnquiries(enquiries),
    offers > 0 && words.linesOfOffers(offers),
    quoteLists > 0 && words.linesOfQuoteLists(quoteLists),
  ].filter(Boolean);
  return [
    words.moved(pictures, documents),
    lines.length > 0 && words.linesLeadToIt(lines.join(', ')),
    words.addressLeadsToIt(calledBy(gone)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where two halves are narrow there is only room for the address. */
const pictureLook = { display: { xs: 'block', sm: 'none', md: 'block' }, width: 48, height: 36, borderRadius: 0.5 };
const movesLook = { p: { xs: '14px 20px', sm: '14px 28px' } };
