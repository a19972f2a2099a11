/** The package has no types. */
declare module '@20minutes/s3rver' {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
