import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { usualTimeZone } from '../../common/text/companyTime.ts';
import { isTimeZone } from '../../common/text/locale.ts';
import { fromRoot } from './root.ts';
import { fileNames, readSecrets, secrets } from './secretFiles.ts';

/** A whole number within this range, written only in digits. */
function whole(least: number, most: number) {
  const must = `must be a whole number from ${least} to ${most}`;
  const isWithin = (number: number) => number >= least && number <= most;
  return z
    .string()
    .regex(/^-?\d+$/, must)
    .transform(Number)
    .refine(isWithin, must);
}

/** Whether it is an IP address or a host's name; digits and dots alone have to be an IP address. */
/** Apps have origins of their own schemes: 'capacitor://localhost'. */
const isOrigin = (text: string) => text === '*' || /^[a-z][a-z\d+.-]*:\/\/[a-z\d.:[\]-]+$/.test(text);
const isHost = (text: string) => isIP(text) !== 0 || /^(?![\d.]+$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

const mailboxWritten = "must be an address such as 'imaps://user:password@mail.firma.com.tr'";
/** A user name and a password are needed; signs of an address in them are written with %. */
function isMailbox(address: string): boolean {
  const { hostname, username, password, pathname } = new URL(address);
  const isEscaped = [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part) && isUtf8(part));
  return hostname !== '' && username !== '' && password !== '' && isEscaped;
}
function isUtf8(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

const innerHosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((hosts) => hosts.every(isHost), "must be hosts such as 'erp.local, 10.0.0.5'");

/** Every setting, all optional, from the environment or a `.env` file. */
const settings = {
  /** Port to listen on. */
  PORT: whole(0, 65_535).default(4000),
  /** Address to listen on; an empty one means all. */
  HOST: z.string().refine(isHost, "must be an address of this machine such as '127.0.0.1'").default(''),
  /** Folder of the database, the uploads and the backups. */
  DATA_DIR: z.string().min(1).default('data'),
  /** 'postgres://vitrin:password@db.firma.com.tr/vitrin' uses a database of PostgreSQL in place of a file. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be an address such as 'postgres://vitrin@db.firma.com.tr/vitrin'",
    })
    .optional(),
  /** 's3://bucket/prefix?endpoint=https://s3.firma.com.tr&region=…' puts uploads and backups into a bucket. */
  STORAGE_URL: z
    .url({
      protocol: /^s3$/,
      error: "must be an address such as 's3://bucket/prefix?endpoint=https://s3.firma.com.tr'",
    })
    .optional(),
  /** The bucket's key; without both parts, the credentials of the machine are used. */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  /** 'https://www.firma.com.tr', for canonical links, the sitemap and a relative logo; https makes cookies Secure. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an address such as 'https://www.firma.com.tr'" })
    .transform((value) => new URL(value))
    .refine(({ username, password }) => !username && !password, 'must be without a name and password')
    .refine(
      ({ href, origin }) => href === `${origin}/`,
      'must be without a path, since the site needs a host of its own',
    )
    .transform(({ origin }) => origin)
    .optional(),
  /** 'off' lets browsers use http for subdomains of PUBLIC_ORIGIN. */
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** Folder into which profiles that export write their files. */
  EXPORT_FOLDER: z.string().min(1).optional(),
  /** Folder in which files for import profiles are looked for, each in a folder of its profile. */
  IMPORT_FOLDER: z.string().min(1).optional(),
  /** Hosts of the own network from which files for import profiles may be fetched, also without encryption. */
  IMPORT_HOSTS: innerHosts.optional(),
  /** Hosts of the own network to which webhooks may be sent, also without encryption. */
  WEBHOOK_HOSTS: innerHosts.optional(),
  /** 'on' asks the addresses of other sites in products once a week whether they still answer. */
  CHECK_LINKS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  /** Origins whose pages may read the API in a browser, such as a partner's shop; '*' for all. */
  READ_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), "must be origins such as 'https://bayi.example', or '*'")
    .default([]),
  /** Folder of the content that fills an empty database. */
  STARTER_FOLDER: z.string().min(1).default(fromRoot('data/starter')),
  /** The first admin, who is created when there is none. */
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], "must be 'production', 'development' or 'test'")
    .default('production'),
  /** 'off' hides the playground at /graphql and introspection from visitors; signed-in admins keep both. */
  PLAYGROUND: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** 'off' closes the doors for agents: /mcp, /ucp and /.well-known/ucp do not exist. */
  AGENTS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** The most megabytes that uploads may take up on the disk. */
  UPLOAD_QUOTA_MB: whole(1, 1_000_000_000).default(10_000),
  /** The zone by whose clock the company works, such as 'Europe/Berlin': of days, hours, plans and schedules. */
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, `must be a zone such as '${usualTimeZone}' or 'Europe/Berlin'`)
    .default(usualTimeZone),
  /** Months for which messages are kept, as the privacy notice states; older ones are deleted. */
  MESSAGE_RETENTION_MONTHS: whole(1, 1200).default(24),
  /** Months for which earlier states of the content can be restored. */
  HISTORY_KEPT_MONTHS: whole(1, 1200).default(24),
  /** The time of the nightly backup by the company's clock, such as '03:30'; without it, none is made. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as '03:30'")
    .optional(),
  /** The number of nightly backups that are kept. */
  BACKUPS_KEPT: whole(1, 10_000).default(14),
  /** Encrypts backups, which cannot be restored without it. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** The mail server: 'smtp://user:password@mail.firma.com.tr:587', encrypted unless it ends in '?ignoreTLS=true'. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as 'smtp://mail.firma.com.tr:587'" })
    .optional(),
  /** The mailbox of NOTIFY_EMAIL, where mails that come back are looked for: 'imaps://user:password@mail.firma.com.tr'. */
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: mailboxWritten })
    .refine(isMailbox, mailboxWritten)
    .optional(),
  NOTIFY_EMAIL: z.email('must be an e-mail address').optional(),
  /** The least serious level that is logged. */
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      "must be 'trace', 'debug', 'info', 'warn', 'error', 'fatal' or 'silent'",
    )
    .default('info'),
  /** The default is readable on a terminal and by `npm start`, and JSON elsewhere. */
  LOG_FORMAT: z.enum(['text', 'json'], "must be 'text' or 'json'").optional(),
  /** 'on' logs each answer in a line. */
  ACCESS_LOG: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  /** Milliseconds after which a request, a rendering or a statement is logged as slow; with 0, none is. */
  SLOW_MS: whole(0, 600_000).default(200),
  /** The bearer token for the figures of Prometheus at /metrics, which do not exist without it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 letters of ASCII, without blanks')
    .optional(),
  /** The number of trusted proxies in front of the site, whose X-Forwarded-For is used. */
  TRUST_PROXY: whole(0, 100).default(0),
  /** The header in which the proxy names the visitor's country, such as 'CF-IPCountry'; without it, no country is counted. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, "must be the name of a header such as 'CF-IPCountry'")
    .transform((name) => name.toLowerCase())
    .optional(),
};

const schema = z
  .object(settings)
  .refine((s) => !s.ADMIN_PASSWORD || s.ADMIN_EMAIL, {
    path: ['ADMIN_PASSWORD'],
    message: 'needs ADMIN_EMAIL beside it',
  })
  .refine((s) => !s.IMAP_URL || s.SMTP_URL, { path: ['IMAP_URL'], message: 'needs SMTP_URL beside it' });

/** Settings that are only useful together. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_EMAIL'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
] as const;

export type Config = z.infer<typeof schema>;

/** People call `npm start`, and services start the program directly. */
export const isStartedByNpm = process.env.npm_lifecycle_event === 'start';

/** The format for messages about wrong settings, when no settings have been read yet. */
export const writtenBefore = { LOG_FORMAT: process.env.LOG_FORMAT, NODE_ENV: process.env.NODE_ENV };

/** An error that names the wrong setting in its message. */
export class BadConfig extends Error {}

export const settingNames = Object.keys(settings);
const known = [...settingNames, ...fileNames];

/**
 * Reads and checks the settings. Throws `BadConfig` for the first that is wrong. A `.env` file may contain nothing else; of
 * the environment, which contains many other variables, only names that look like a misspelt setting are refused.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, envFile = fromRoot('.env')): Config {
  const file = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  for (const name of Object.keys(file)) if (!known.includes(name)) throw unknownSetting(name, ` in ${envFile}`);
  for (const name of Object.keys(environment)) if (isSlip(name)) throw unknownSetting(name, '');

  const written = { ...file, ...environment };
  const given = { ...written, ...readSecrets(written) };
  const values = Object.fromEntries(settingNames.map((name) => [name, given[name] === '' ? undefined : given[name]]));
  const parsed = schema.safeParse(values);
  if (parsed.success) return withoutHalves(parsed.data);
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is wrong' };
  const name = String(path[0]);
  throw new BadConfig(
    `The setting ${name} ${message}${secrets.includes(name) ? '' : `, not '${shown(values[name])}'`}.`,
  );
}

const mostShown = 60;

/** Puts a value on one line, and hides the password in an address. */
const shown = (value = '') =>
  value
    .replaceAll(/\p{C}/gu, ' ')
    .replace(/\/\/[^/]*@/, '//…@')
    .slice(0, mostShown);

function withoutHalves(config: Config): Config {
  for (const pair of pairs) {
    const missing = pair.filter((name) => !config[name]);
    if (missing.length === 1)
      throw new BadConfig(`The settings ${pair.join(' and ')} need each other: ${missing.join('')} is missing.`);
  }
  return config;
}

function unknownSetting(name: string, where: string) {
  const meant = known.find((one) => distance(one, name) <= 2);
  return new BadConfig(
    `Unknown setting ${name}${where}${meant ? `: did you mean ${meant}` : `: known are ${settingNames.join(', ')}`}.`,
  );
}

const isSlip = (name: string) =>
  !known.includes(name) &&
  (name.startsWith('VITRIN_') || known.some((one) => one.length > 7 && distance(one, name) <= 2));
