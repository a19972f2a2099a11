import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian installs PostgreSQL's programs here; server/testing/postgres starts them. */
const programs = '/usr/lib/postgresql';

/** Installs PostgreSQL where it is missing, which only root may do. Returns whether it is there. */
export function ensurePostgres() {
  if (existsSync(programs)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql';
  spawnSync(`apt-get update -qq && ${install}`, { shell: true, stdio: 'inherit' });
  return existsSync(programs);
}

export const noPostgres =
  'No test runs on PostgreSQL: it was not found and could not be installed. Install Debian’s package `postgresql`, 15 or later.';
