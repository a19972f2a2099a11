import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Role } from '../../../graphql/generated/operations.ts';
import { Panel } from '../../parts/page/Panel.tsx';
import { roleNames } from '../../../../common/enumWords.ts';
import { allRoles } from '../../parts/texts/roles.ts';

const rows: [string, Role[]][] = [
  ['Products, specs, documents', ['OWNER', 'EDITOR']],
  ['About, contact and sector texts', ['OWNER', 'EDITOR']],
  ['Spreadsheets of products', ['OWNER', 'EDITOR']],
  ['History and earlier states', ['OWNER', 'EDITOR']],
  ['Messages', ['OWNER', 'SALES']],
  ['Enquiries, notes and offers', ['OWNER', 'SALES']],
  ['People and roles', ['OWNER']],
  ['Backups and audit log', ['OWNER']],
];

export function RoleTable() {
  return (
    <Panel>
      <Box component="section" aria-labelledby="roles" sx={{ p: { xs: 2, md: '20px 24px' } }}>
        <Typography id="roles" variant="h5" component="h2" sx={{ mb: 1 }}>
          What each role can do
        </Typography>
        <Table
          size="small"
          aria-labelledby="roles"
          sx={{ '& th, & td': { px: 0.75 }, '& tr > :first-of-type': { pl: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>
                <span className="visually-hidden">What</span>
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
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {what}
                </TableCell>
                {allRoles.map((role) => (
                  <TableCell key={role} align="center">
                    {may.includes(role) ? (
                      <CheckOutlined titleAccess="Yes" color="primary" sx={{ fontSize: 20, verticalAlign: 'middle' }} />
                    ) : (
                      <>
                        <span aria-hidden>–</span>
                        <span className="visually-hidden">No</span>
                      </>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          A person can be Editor and Sales at once, and may then do both. There is always at least one owner: the last
          one can be neither removed nor given another role.
        </Typography>
      </Box>
    </Panel>
  );
}
