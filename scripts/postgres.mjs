import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian keeps PostgreSQL's programs, which server/testing/postgres starts. */
const programs = '/usr/lib/postgresql';

/** Installs them where there are none; only root may. Whether they are there then. */
export function ensurePostgres() {
  if (existsSync(programs)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql';
  spawnSync(`apt-get update -qq && ${install}`, { shell: true, stdio: 'inherit' });
  return existsSync(programs);
}

export const noPostgres =
  'No test runs on PostgreSQL: it was not found and could not be installed. Install Debian’s package `postgresql`, 15 or later.';
