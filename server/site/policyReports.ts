import express, { type RequestHandler } from 'express';
import type { Services } from '../context/context.ts';
import type { Spelling } from '../http/spelling.ts';

/** Bytes of a request: browsers send a few reports together, each with the address of a page and some letters of a script. */
const most = 16 * 1024;
/** More reports of one request are ignored. */
const mostLogged = 3;

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Only known directives are logged, since a report may hold any text. */
const directive =
  /^(?:default|script|style|img|connect|font|frame|object|worker|manifest|media)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/;

/**
 * Logs browsers' reports of violations of the content policy in fixed words: anyone can send such a report with any text,
 * and a browser's report contains the address of the page, which may be a secret.
 */
export const policyReports = (
  { limits, log }: Pick<Services, 'limits' | 'log'>,
  spelling: Spelling,
): RequestHandler[] => [
  async (req, _res, next) => {
    await limits.beforePolicyReport(req.ip ?? '');
    next();
  },
  express.text({ type: types, limit: most }),
  (req, res) => {
    for (const report of reportsIn(req.body).slice(0, mostLogged)) {
      const policy = { directive: directiveIn(report), blocked: kindOf(report), page: pageIn(report, spelling) };
      log.warn({ policy }, 'a page asked for what its content policy refuses');
    }
    res.status(204).end();
  },
];

type Report = Record<string, unknown>;
const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/** The older format has one report, the newer one a list; their fields have different names. */
function reportsIn(body: unknown): Report[] {
  const given = parse(body);
  const all: unknown[] = Array.isArray(given)
    ? given.map((one: unknown) => isReport(one) && one.type === 'csp-violation' && one.body)
    : [isReport(given) && given['csp-report']];
  return all.filter(isReport);
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const textIn = (report: Report, ...names: string[]) =>
  names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '';

function directiveIn(report: Report) {
  const [name = ''] = textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ', 1);
  return directive.test(name) ? name : 'other';
}

/** The kind of the blocked resource: a keyword such as 'inline', or the scheme of its address. */
function kindOf(report: Report) {
  const blocked = textIn(report, 'blockedURL', 'blocked-uri');
  const scheme = /^(inline|eval|wasm-eval|data|blob|https?|wss?)(?::|$)/.exec(blocked)?.[1];
  return scheme ?? 'other';
}

function pageIn(report: Report, spelling: Spelling) {
  const address = textIn(report, 'documentURL', 'document-uri');
  const path = URL.canParse(address) ? spelling.read(new URL(address).pathname)?.path : undefined;
  if (path === undefined) return 'other';
  return spelling.pageAt(path) ?? (/^\/admin(?:\/|$)/.test(path) ? '/admin' : 'other');
}
