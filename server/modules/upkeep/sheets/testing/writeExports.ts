import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facebookCsv, googleXml, odooTemplatesCsv, odooVariantsXlsx } from './feedExports.ts';
import { bmecatXml, etimJson } from './productDataExports.ts';
import { shopCatalogue } from './shopCatalogue.ts';
import { shopifyExport } from './shopifyExport.ts';
import { ideasoftExport, prapazarExport, ticimaxExport, tsoftExport } from './turkishExports.ts';
import { wooExport } from './wooExport.ts';

/** Writes an export of each program into a folder, which is the argument; journeys in a browser choose these files. */
const exports = {
  'woo.csv': wooExport,
  'shopify.csv': shopifyExport,
  'odoo-templates.csv': odooTemplatesCsv,
  'odoo-variants.xlsx': odooVariantsXlsx,
  'ticimax.xlsx': ticimaxExport,
  'ideasoft.xlsx': ideasoftExport,
  'tsoft.xlsx': tsoftExport,
  'prapazar.xlsx': prapazarExport,
  'google.xml': googleXml,
  'facebook.csv': facebookCsv,
  'bmecat.xml': bmecatXml,
  'etim.json': etimJson,
};

const [, , folder = '.'] = process.argv;
for (const [name, make] of Object.entries(exports)) await writeFile(join(folder, name), await make(shopCatalogue()));
