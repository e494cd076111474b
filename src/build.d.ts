/** Which build this is; written into the code by vite.config.ts. */
declare const __ENVIRONMENT__: 'development' | 'staging' | 'production';
/** The commit it was made from; see scripts/client/buildId.ts. */
declare const __BUILD__: string;
