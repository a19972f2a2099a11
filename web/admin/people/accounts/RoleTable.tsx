import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Role } from '../../../graphql/generated/schema.ts';
import { roleNames } from '../../../../common/enumWords.ts';
import { allRoles } from '../../parts/texts/roles.ts';
import * as words from '../../../words/admin/en/accounts.ts';

const rows: [string, Role[]][] = [
  [words.productsSpecsDocuments, ['OWNER', 'EDITOR']],
  [words.aboutContactAndSectorTexts, ['OWNER', 'EDITOR']],
  [words.spreadsheetsOfProducts, ['OWNER', 'EDITOR']],
  [words.historyAndEarlierStates, ['OWNER', 'EDITOR']],
  [words.messages, ['OWNER', 'SALES']],
  [words.enquiriesNotesAndOffers, ['OWNER', 'SALES']],
  [words.peopleAndRoles, ['OWNER']],
  [words.backupsAndAuditLog, ['OWNER']],
];

export function RoleTable() {
  return (
    <Box
      component="section"
      aria-labelledby="roles"
      sx={{ p: { xs: 2, md: '20px 24px' }, borderLeft: { xl: 1 }, borderColor: { xl: 'divider' } }}
    >
      <Typography id="roles" variant="h5" component="h2" sx={{ mb: 1 }}>
        {words.whatEachRoleCanDo}
      </Typography>
      <Table
        size="small"
        aria-labelledby="roles"
        sx={{ '& th, & td': { px: 0.75 }, '& tr > :first-of-type': { pl: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>
              <span className="visually-hidden">{words.what}</span>
            </TableCell>
            {allRoles.map((role) => (
              <TableCell key={role} align="center">
                {roleNames[role]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([what, may]) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row" className="plain">
                {what}
              </TableCell>
              {allRoles.map((role) => (
                <TableCell key={role} align="center">
                  {may.includes(role) ? (
                    <CheckOutlined
                      titleAccess={words.yes}
                      color="primary"
                      className="icon-20"
                      sx={{ verticalAlign: 'middle' }}
                    />
                  ) : (
                    <>
                      <span aria-hidden>–</span>
                      <span className="visually-hidden">{words.no}</span>
                    </>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography className="muted" variant="body2" sx={{ mt: 2 }}>
        {words.aPersonCanBeEditorAndSales}
      </Typography>
    </Box>
  );
}
