import ChatBubbleOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Box, Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { CustomersCode } from './finding/CustomersCode.tsx';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import { SettleRow } from './finding/SettleRow.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as enquiryWords from '../../../words/admin/en/enquiries.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { asTable } from './lineColumns.ts';
import { LineFinder } from './finding/LineFinder.tsx';
import type { TypedLine } from './offerLines.ts';
import { fromProduct, typedRow } from './typedLines.ts';
import { useOfferMoney } from './offerMoney.ts';

interface Props {
  place: number;
  line: TypedLine;
  asked: AskedRowFragment | undefined;
  enquiry: EnquiryToRead;
}

/** Names what a line is about, with what the buyer wrote of it; a line without a product finds one here. */
export function LineName({ place, line, asked, enquiry }: Props) {
  const { setValue, getFieldState, formState } = useFormContext<{ lines: TypedLine[] }>();
  const { productId, code, name } = line;
  const money = useOfferMoney();
  const standing = asked ? enquiryWords.standings[asked.standing] : '';
  const isUnknown = asked?.standing === 'WRITTEN' || asked?.standing === 'REMOVED';
  const error = getFieldState(`lines.${place}.name`, formState).error?.message;
  const head = code || name;

  /** A sheet in which nothing was typed begins with the changed row by itself. */
  function follow(row: AskedRowFragment | undefined) {
    if (!row || !formState.isDirty) return;
    const { quantity, price, ...begun } = typedRow(row, enquiry, money);
    setValue(`lines.${place}`, { ...line, ...begun, quantity, price: line.price || price }, { shouldDirty: true });
  }

  return (
    <Box className="breaks dense-type" role="rowheader" sx={nameLook}>
      {productId === null && !asked ? (
        <LineFinder
          label={words.whatOfLine(place + 1)}
          text={name}
          error={error}
          onText={(text) =>
            setValue(`lines.${place}.name`, text, { shouldDirty: true, shouldValidate: error !== undefined })
          }
          onProduct={(product) =>
            setValue(`lines.${place}`, { ...line, ...fromProduct(product, line, money) }, { shouldDirty: true })
          }
        />
      ) : (
        <>
          <Box
            lang={siteLanguage}
            title={productId ? name : undefined}
            sx={productId && !code ? longLook : { fontWeight: 600 }}
          >
            {productId ? <Link to={`/admin/products/${encodeURIComponent(productId)}`}>{head}</Link> : head}
          </Box>
          {code && (
            <Box className="muted one-line small-type" lang={siteLanguage} title={name} sx={secondLook}>
              {name}
            </Box>
          )}
        </>
      )}
      <Box className="row wraps" sx={standingLook}>
        {standing && <Box className="small-type strong warns">{standing}</Box>}
        {asked && (isUnknown || asked.written !== null) && (
          <SettleRow row={asked} enquiry={enquiry} onSettled={follow} />
        )}
      </Box>
      {asked && (
        <>
          <CustomersCode row={asked} enquiry={enquiry} onSettled={follow} />
          {asked.note && (
            <Stack direction="row" className="small-type" spacing={0.75}>
              <ChatBubbleOutlined className="rigid muted" sx={{ mt: '3px', fontSize: 14 }} />
              <span className="visually-hidden">{enquiryWords.noteOfTheBuyer} </span>
              <Content>{asked.note}</Content>
            </Stack>
          )}
        </>
      )}
    </Box>
  );
}

const nameLook = {
  gridArea: 'name',
  px: '4px',
  lineHeight: '20px',
  [asTable]: { p: '7px 8px 7px 10px' },
  '& a': { color: 'text.primary', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
/** A name of many words keeps its row as low as the fields beside it. */
const longLook = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  fontWeight: 600,
} as const;
const standingLook = {
  columnGap: 1,
  '&:empty': { display: 'none' },
};
const secondLook = { lineHeight: '18px' } as const;
