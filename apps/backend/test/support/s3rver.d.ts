/** The part of the server of S3 from npm that is used; it comes without types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Resolves to where it listens. */
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
