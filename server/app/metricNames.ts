import type { Tally } from '../core/tallies.ts';

/** Gauges without labels, and their help texts for Prometheus. */
export const gauges = {
  vitrin_ready: '1 when the site can do its work.',
  vitrin_leader: '1 on the server that tidies up, makes backups and sends mails for all.',
  vitrin_content_revision: 'Rises with each write of content.',
  vitrin_mails_waiting: 'Mails that are still to be sent.',
  vitrin_mails_failing: 'Those of them that could not be sent at least once.',
  vitrin_mails_oldest_seconds: 'How long the oldest of them has waited; 0 for none.',
  vitrin_data_free_bytes: 'Free on the disk of the data folder.',
  vitrin_uploads_bytes: 'What pictures and documents take up.',
  vitrin_uploads_limit_bytes: 'The most that they may take up.',
  vitrin_database_bytes: 'Size of the database.',
  vitrin_database_locked_tables:
    'Tables that another program keeps locked, so that reads wait; not a number on SQLite.',
  vitrin_database_log_bytes: "Size of SQLite's log of writes beside it; not a number on PostgreSQL.",
  vitrin_nightly_backup_timestamp_seconds: 'When the newest nightly backup was made; 0 for none.',
  vitrin_nightly_backup_bytes: 'Its size; 0 for none.',
  vitrin_nightly_backup_failed: '1 when the last nightly backup failed.',
};

/** Counters: each shows one tally, with its labels. */
export const counts: { name: string; help: string; tally: Tally; labels: string[] }[] = [
  {
    name: 'vitrin_refused_total',
    help: 'Requests and operations that a limit refused, by what there was too much of.',
    tally: 'refused',
    labels: ['limit'],
  },
  {
    name: 'vitrin_security_events_total',
    help: 'Lines of the security log, failed sign-ins among them.',
    tally: 'security',
    labels: ['event'],
  },
  {
    name: 'vitrin_jobs_total',
    help: 'Jobs that worker processes ended, reindexing among them.',
    tally: 'jobs',
    labels: ['job', 'outcome'],
  },
  {
    name: 'vitrin_workers_total',
    help: 'Worker processes that were started, stopped for taking too much, or crashed.',
    tally: 'workers',
    labels: ['event'],
  },
  {
    name: 'vitrin_page_cache_requests_total',
    help: 'Pages looked for in memory, found or missed.',
    tally: 'pages',
    labels: ['result'],
  },
  {
    name: 'vitrin_slow_total',
    help: 'Requests, renderings, statements and waits to write that took longer than SLOW_MS.',
    tally: 'slow',
    labels: ['what'],
  },
  {
    name: 'vitrin_log_lines_total',
    help: 'Lines of the log that were lost, since its disk was full or its reader stood still.',
    tally: 'log',
    labels: ['outcome'],
  },
];
