import ChatBubbleOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { AskedRowFragment } from './enquiries.generated.ts';
import { type EnquiryToRead, amount } from '../enquiry.ts';
import { lastOffered } from '../offers/priceHint.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { CustomersCode } from './CustomersCode.tsx';
import { SettleRow } from './SettleRow.tsx';

const standings = words.standings;

/** Shows one line of an enquiry as the buyer saw it, and what became of the product since. */
export function AskedRow({ row, enquiry }: { row: AskedRowFragment; enquiry: EnquiryToRead }) {
  const { standing, code, name, price, priceQuantity, salesUnit, quantity, note, specs, product } = row;
  const last = product && lastOffered(enquiry, product.id);
  const isUnknown = standing === 'WRITTEN' || standing === 'REMOVED';
  return (
    <Box component="tr" sx={{ bgcolor: isUnknown ? 'surface.sunken' : undefined }}>
      <th scope="row">
        <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
          <Box aria-hidden sx={isUnknown ? questionLook : pictureLook}>
            {isUnknown ? (
              <HelpOutlined sx={{ color: 'warning.main' }} />
            ) : (
              <Picture
                alt=""
                image={product?.image ?? null}
                picture={product?.picture ?? null}
                sizes="56px"
                upTo={320}
              />
            )}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" lang={siteLanguage} sx={{ fontWeight: 600 }}>
              {product ? <Link to={`/admin/products?q=${encodeURIComponent(code ?? name)}`}>{name}</Link> : name}
            </Box>
            {standings[standing] && (
              <Box component="span" sx={{ ml: 1, fontWeight: 600, color: 'warning.main' }}>
                {standings[standing]}
              </Box>
            )}
            {code && (
              <Box lang={siteLanguage} className="code" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
                {code}
              </Box>
            )}
            <CustomersCode row={row} enquiry={enquiry} />
            {specs.length > 0 && (
              <Box component="details" sx={specsLook}>
                <summary>{words.specCount(specs.length)}</summary>
                <Content>{specs.map((spec) => `${spec.name} ${spec.text}`).join(', ')}</Content>
              </Box>
            )}
            {note && (
              <Stack direction="row" sx={{ gap: 0.75, mt: 0.25, fontSize: 13.5 }}>
                <ChatBubbleOutlined sx={{ flex: 'none', mt: '3px', fontSize: 16, color: 'text.secondary' }} />
                <span className="visually-hidden">{words.noteOfTheBuyer} </span>
                <Content>{note}</Content>
              </Stack>
            )}
            {(isUnknown || row.written !== null) && <SettleRow row={row} enquiry={enquiry} />}
          </Box>
        </Stack>
      </th>
      <Box component="td" lang={siteLanguage} sx={{ whiteSpace: 'nowrap' }}>
        {quantity === null ? <span className="muted">{words.notSaid}</span> : amount(quantity, salesUnit)}
      </Box>
      <Box component="td" lang={siteLanguage} sx={{ '& .price-unit': { display: 'block', fontSize: 13 } }}>
        {price === null ? (
          <span className="muted">{words.none}</span>
        ) : (
          <PriceText {...{ price, priceQuantity, salesUnit }} />
        )}
        {last && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{last}</Box>}
      </Box>
    </Box>
  );
}

const specsLook = {
  fontSize: 13.5,
  color: 'text.secondary',
  '& summary': { cursor: 'pointer', width: 'fit-content' },
} as const;
const pictureLook = {
  flex: 'none',
  display: { xs: 'none', sm: 'block' },
  width: 56,
  height: 42,
  borderRadius: 0.67,
  overflow: 'hidden',
} as const;
const questionLook = {
  ...pictureLook,
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  border: '1px dashed',
  borderColor: 'outline',
} as const;
