/** A bucket at a server that speaks S3. Without a key, the credentials of the machine are used, such as a role. */
export type Bucket = {
  name: string;
  /** The beginning of all names: '' or 'vitrin/'. */
  prefix: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

const usualRegion = 'us-east-1';

/** Reads 's3://bucket/prefix?endpoint=https://s3.firma.com.tr&region=eu-central-1'; undefined for other texts. */
export function readBucket(url: string): Bucket | undefined {
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 's3:' || parsed.username || parsed.password || parsed.port || parsed.hash) return undefined;
  const { hostname: name, pathname, searchParams } = parsed;
  const prefix = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name) || !/^[\w/-]*$/.test(prefix)) return undefined;
  if ([...searchParams.keys()].some((key) => key !== 'endpoint' && key !== 'region')) return undefined;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(parseUrl(endpoint)?.protocol ?? '')) return undefined;
  const region = searchParams.get('region') ?? usualRegion;
  return { name, prefix: prefix && `${prefix}/`, endpoint, region };
}

function parseUrl(url: string) {
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** The bucket's name for people, without endpoint and region. */
export const bucketName = ({ name, prefix }: Bucket) => `s3://${name}/${prefix}`.replace(/\/$/, '');
